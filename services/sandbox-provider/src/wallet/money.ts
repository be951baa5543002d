const MINOR_DIGITS = 2

/** Minor units as decimal text with two decimals: 1234567n is `12345.67`. */
export function toDecimal(minor: bigint): string {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(MINOR_DIGITS + 1, '0')
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`
}

/** Decimal text with two decimals as minor units; throws RangeError on anything else. */
export function toMinor(decimal: string): bigint {
  if (!/^\d{1,12}\.\d{2}$/.test(decimal)) throw new RangeError(`${decimal} is not an amount`)
  return BigInt(decimal.replace('.', ''))
}
