import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { addressing } from '#content/promotions/addresses'
import type { DtoContext } from '#content/promotions/wire'

interface Asking {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly now: Date
  readonly request: FastifyRequest
}

/** In which words and days a member is answered, and how their pictures are reached. */
export const dtoContextOf = (platform: Platform, { brand, language, now, request }: Asking): DtoContext => ({
  language,
  timeZone: brand.document.timeZone,
  now,
  addressOf: addressing(platform, 'member', request),
})
