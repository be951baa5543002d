import { MOBILE_MAX } from '@site/config'
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { ApiError } from '#api/api-error'
import { COUNTRIES, type LiveBrand } from '#brands/index'

/** A number as people type it: digits with blanks, brackets, dashes, a plus before; nothing that is skipped over in a text. */
const TYPED = /^\+?[\d\s()-]+$/

/** A typed number as E.164, undefined where it is none; without a plus it is one of the dialling code, else of the brand's country. */
export function mobileOf(
  brand: LiveBrand,
  typed: string | undefined,
  dialling: string | undefined,
): string | undefined {
  if (typed === undefined || typed.length > MOBILE_MAX || !TYPED.test(typed)) return undefined
  const number = parse(brand, typed.trim(), dialling?.replace(/\D/g, ''))
  return number?.isValid() === true ? number.number : undefined
}

/** The same; throws ApiError `mobile_invalid` with this field. */
export function requireMobile(
  brand: LiveBrand,
  typed: string | undefined,
  dialling: string | undefined,
  field: string,
): string {
  const mobile = mobileOf(brand, typed, dialling)
  if (mobile === undefined) throw new ApiError('mobile_invalid', { field })
  return mobile
}

/** Throws ApiError `sms_country_refused` with this field where the brand sends no codes to the country of a number (E.164). */
export function requireSmsCountry({ document }: LiveBrand, mobile: string, field: string): void {
  const { country, sms } = document
  const allowed = sms.countries.length > 0 ? sms.countries : [country]
  const number = parsePhoneNumberFromString(mobile)
  // Numbers whose country does not show are of all that share the dialling code.
  const isAllowed = (one: string): boolean =>
    number?.country === undefined
      ? isSupportedCountry(one) && getCountryCallingCode(one) === number?.countryCallingCode
      : number.country === one
  if (!allowed.some(isAllowed)) throw new ApiError('sms_country_refused', { field })
}

function parse(brand: LiveBrand, typed: string, dialling: string | undefined): PhoneNumber | undefined {
  if (typed.startsWith('+')) return parsePhoneNumberFromString(typed)
  const country = dialling === undefined || dialling === '' ? brand.document.country : countryOf(dialling)
  return country !== undefined && isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, country)
    : undefined
}

const countryOf = (dialling: string): string | undefined =>
  COUNTRIES.find(({ dial }) => dial === dialling)?.code
