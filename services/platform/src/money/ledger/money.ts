import { minorDigits } from '@site/config'
import { ApiError } from '#api/api-error'

const AMOUNT = /^(\d+)(?:\.(\d+))?$/

/** Minor units in one unit of a currency: 100n of a baht, 1n of a dong, 1000n of a dinar. */
export function unitOf(currency: string): bigint {
  return 10n ** BigInt(minorDigits(currency))
}

/** Minor units as exact decimal text: 1234567n is `12345.67` in baht and `1234567` in dong. */
export function toDecimal(minor: bigint, currency: string): string {
  const places = minorDigits(currency)
  const sign = minor < 0n ? '-' : ''
  const digits = (minor < 0n ? -minor : minor).toString().padStart(places + 1, '0')
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Exact decimal text as minor units: `12345.67` baht is 1234567n; throws RangeError for anything else. */
export function toMinor(text: string, currency: string): bigint {
  const [, whole, fraction = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined || fraction.length !== minorDigits(currency) || text.endsWith('.'))
    throw new RangeError('money is decimal text with the decimals of its currency')
  return BigInt(whole + fraction)
}

/** The same of an amount in a call; throws ApiError `invalid_input` with the field. */
export function parseMinor(text: string, currency: string, field: string): bigint {
  try {
    return toMinor(text, currency)
  } catch {
    throw new ApiError('invalid_input', {
      field,
      message: `An amount in ${currency} has ${minorDigits(currency) || 'no'} decimals`,
    })
  }
}
