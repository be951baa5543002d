/**
 * What a member's money is for: cash, bonus, held for a withdrawal, or with one provider (`P:<vendor>`). `DEBT` is no money: below
 * zero, the member's debt for a deposit that was reversed when the cash did not cover it.
 */
export type Purpose = 'MAIN' | 'BONUS' | 'HELD' | 'DEBT' | `P:${string}`
/** Whether a wallet holds money that its member can use: neither what is held for a withdrawal nor a debt. */
export const isSpendable = (wallet: string): boolean => wallet !== 'HELD' && wallet !== 'DEBT'
/**
 * Accounts of a brand itself, and of each provider it settles with; `UNCLAIMED`: deposits not credited to any member
 * yet; `DISPUTED`: what a payment company paid out, or sent back, otherwise than was agreed.
 */
export type HousePurpose = 'HOUSE' | 'JACKPOT' | 'PAYMENTS' | 'UNCLAIMED' | 'DISPUTED' | `PROVIDER:${string}`

/** An account by its owner; it is made the first time money moves on it. */
export type AccountRef =
  | { readonly memberId: string; readonly wallet: Purpose }
  | { readonly memberId?: undefined; readonly wallet: HousePurpose }

export const providerWallet = (provider: string): HousePurpose => `PROVIDER:${provider}`
export const vendorWallet = (vendor: string): Purpose => `P:${vendor}`
