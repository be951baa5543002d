/** PostgreSQL type numbers whose JavaScript form differs between drivers; both drivers use these parsers. */
const OID = { int8: 20, date: 1082, numeric: 1700 } as const

/** The one place where values are normalised: int8 is a bigint, dates and decimals stay exact text. */
export const PARSERS: Record<number, (text: string) => unknown> = {
  [OID.int8]: (text) => BigInt(text),
  [OID.date]: (text) => text,
  [OID.numeric]: (text) => text,
}
