/** What a member's money is for: cash, bonus, held for a withdrawal, or with one provider (`P:<vendor>`). */
export type Purpose = 'MAIN' | 'BONUS' | 'HELD' | `P:${string}`
/**
 * Accounts of a brand itself, and of each provider it settles with; `UNCLAIMED`: deposits that nobody was credited with
 * yet; `DISPUTED`: what a payment company paid out, or sent back, otherwise than was agreed.
 */
export type HousePurpose = 'HOUSE' | 'JACKPOT' | 'PAYMENTS' | 'UNCLAIMED' | 'DISPUTED' | `PROVIDER:${string}`

/** An account by its owner; it is made the first time money moves on it. */
export type AccountRef =
  | { readonly memberId: string; readonly wallet: Purpose }
  | { readonly memberId?: undefined; readonly wallet: HousePurpose }

export const providerWallet = (provider: string): HousePurpose => `PROVIDER:${provider}`
export const vendorWallet = (vendor: string): Purpose => `P:${vendor}`
