const MINOR_DIGITS = 2

/** Minor units as exact decimal text: 1234567n is `12345.67`. */
export function toDecimal(minor: bigint): string {
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(MINOR_DIGITS + 1, '0')
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`
}
