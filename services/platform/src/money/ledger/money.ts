const MINOR_DIGITS = 2
const AMOUNT = /^(\d+)\.(\d{2})$/

/** Minor units as exact decimal text: 1234567n is `12345.67`. */
export function toDecimal(minor: bigint): string {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(MINOR_DIGITS + 1, '0')
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`
}

/** Exact decimal text as minor units: `12345.67` is 1234567n; throws RangeError for anything else. */
export function toMinor(text: string): bigint {
  const [, whole, fraction] = AMOUNT.exec(text) ?? []
  if (whole === undefined || fraction === undefined)
    throw new RangeError('money is decimal text, two decimals')
  return BigInt(whole + fraction)
}
