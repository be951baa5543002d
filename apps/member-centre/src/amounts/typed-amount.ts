import { minorDigits } from '@site/config'

/** The typed amount as the wire has it, `1,500` as `1500.00`; undefined where it is no amount of the currency. */
export function typedAmount(typed: string, currency: string): string | undefined {
  const places = minorDigits(currency)
  const [, whole, fraction = ''] = /^0*(\d{1,12})(?:[.](\d*))?$/.exec(typed.replace(/[,\s]/g, '')) ?? []
  if (whole === undefined || fraction.length > places) return undefined
  return places === 0 ? whole : `${whole}.${fraction.padEnd(places, '0')}`
}

/** Whole smallest units of decimal text. */
export const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''))

/** Smallest units as decimal text with the decimals of the currency. */
export function decimalOf(minor: bigint, currency: string): string {
  const places = minorDigits(currency)
  const digits = minor.toString().padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const BASIS = 10_000n

/** The fee that the platform takes of an amount, rounded up. */
export function feeOf(
  amount: string,
  { feeBasisPoints, feeFixed }: { readonly feeBasisPoints: number; readonly feeFixed: string },
): bigint {
  return minorOf(feeFixed) + (minorOf(amount) * BigInt(feeBasisPoints) + BASIS - 1n) / BASIS
}
