/** Hundredths of a per cent, of which a level's per cent is given. */
const WHOLE = 10_000n * 100n

/** A rate of the brand in hundredths of a per cent, and what the member's level makes of it, in per cent. */
export interface Rate {
  readonly rate: number
  readonly percent: number
}

/** Rebate of an amount of valid turnover in minor units, rounded down. */
export function rebateOf(turnover: bigint, { rate, percent }: Rate): bigint {
  return turnover <= 0n ? 0n : (turnover * BigInt(rate) * BigInt(percent)) / WHOLE
}

/** The rate in per cent as decimal text: 60 hundredths at 120 % are `0.72`. */
export function rateText({ rate, percent }: Rate): string {
  return String((rate * percent) / 10_000)
}

interface Rates {
  readonly rebateTypes: readonly { code: string; rate: number }[]
  readonly rebateVendors: readonly { code: string; rate: number }[]
}

/** The brand's rate for a game type at a provider; a provider's own goes before, what is not named has none. */
export function rateFor({ rebateTypes, rebateVendors }: Rates, gameType: string, vendor: string): number {
  const named = (rates: Rates['rebateTypes'], code: string) => rates.find((one) => one.code === code)?.rate
  return named(rebateVendors, vendor) ?? named(rebateTypes, gameType) ?? 0
}
