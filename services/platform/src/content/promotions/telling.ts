import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { addressing } from '#content/promotions/addresses'
import type { Telling } from '#content/promotions/wire'

interface Asking {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly now: Date
  readonly request: FastifyRequest
}

/** In which words and days a member is answered, and how their pictures are reached. */
export const tellingOf = (platform: Platform, { brand, language, now, request }: Asking): Telling => ({
  language,
  timeZone: brand.document.timeZone,
  now,
  addressOf: addressing(platform, 'member', request),
})
