import type { Call } from '@site/shared-api/contract/call'
import { LANGUAGES } from '@site/config'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { bearerOf } from '#api/bearer'
import { fieldOf, textOf } from '#api/texts/named-text'
import type { Platform } from '#api/platform'
import { withHost, withMerchant, type LiveBrand } from '#brands/index'

/** Finds the brand and the language of a request (decisions: identity on calls). */
export async function identify(platform: Platform, call: Call, request: FastifyRequest): Promise<void> {
  if (call.branded === false) return
  const brands = await (call.shared ? platform.brands.held() : platform.brands.all())
  const brand = brandOf(brands, request)
  const language = languageOf(brand, request)
  request.who = { brand, language, session: undefined, token: tokenOf(request) }
  if (call.alwaysOpen !== true && call.access !== 'operator' && call.access !== 'internal')
    refuseClosed(platform, brand, request)
}

function brandOf(brands: readonly LiveBrand[], request: FastifyRequest): LiveBrand {
  const named = textOf(request, 'Merchant', ['merchantCode', 'merchant'])
  const brand = named ? withMerchant(brands, named.text) : withHost(brands, request.hostname.toLowerCase())
  if (brand) return brand
  throw named
    ? new ApiError('unknown_merchant', { field: named.field })
    : new ApiError('merchant_required', { field: 'Merchant' })
}

function languageOf(brand: LiveBrand, request: FastifyRequest): LanguageCode {
  const named = textOf(request, 'Language', ['language', 'lang'])
  if (!named) return brand.document.defaultLanguage
  const code = LANGUAGES.find((language) => language === named.text.toUpperCase())
  if (code && brand.document.languages.includes(code)) return code
  throw new ApiError('unknown_language', { field: named.field })
}

/** The header half, or the field `token` that A7 and B7 name. */
function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? fieldOf(request, ['token'])?.text
}

function refuseClosed({ regions }: Platform, { document }: LiveBrand, { ip }: FastifyRequest): void {
  if (document.maintenance) throw new ApiError('maintenance')
  if (document.regionRestriction || regions.isClosedTo(document, ip)) throw new ApiError('region_restricted')
}
