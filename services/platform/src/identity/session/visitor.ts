import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyRequest } from 'fastify'
import { ownCookie } from '#api/own-cookie'
import { codeRequesterOf } from '#identity/one-time-code/requester-cookie'

const MAX_DEVICE_LENGTH = 200
const BROWSER_VALUE = /^[\w-]{43}$/

/** Who sends a request: address, browser, language. */
export interface Visitor {
  address: string
  /** What the browser calls itself. */
  device: string | undefined
  /** The value of the browser's own cookie, where it has one: it says which browser this is, and opens nothing by itself. */
  browser: string | undefined
  /** Shows that this browser requested a code. */
  requester: string | undefined
  /** The language of notifications about their account. */
  language: LanguageCode
  /** ISO 3166 code of the network's country, where the proxy in front of the site sends it. */
  country: string | undefined
}

export function visitorOf(request: FastifyRequest): Visitor {
  const browser = ownCookie(request, 'memberBrowser')
  return {
    address: request.ip,
    device: request.headers['user-agent']?.slice(0, MAX_DEVICE_LENGTH),
    browser: browser !== undefined && BROWSER_VALUE.test(browser) ? browser : undefined,
    requester: codeRequesterOf(request),
    language: request.who.language,
    country: countryOf(request),
  }
}

const COUNTRY = /^[A-Z]{2}$/

function countryOf({ headers, server }: FastifyRequest): string | undefined {
  const name = server.platform.config.countryHeader
  const value = name === undefined ? undefined : headers[name]
  return typeof value === 'string' && COUNTRY.test(value) ? value : undefined
}
