import type { QueryOf } from '@site/shared-api/contract/call'
import type { chatLaunch } from '@site/shared-api/contract/chat'
import { ApiError } from '#api/api-error'
import type { LiveBrand } from '#brands/index'

/** Where the house's own conversation is. */
const OWN_CHAT = '/m/chat'

interface LaunchRequest {
  readonly query: QueryOf<typeof chatLaunch>
  readonly language: string
  /** The origin of the page that asks. */
  readonly origin: string
}

/**
 * The address that the service entry opens (B7): of an outside service with the launch query, or of the site's own chat. Throws
 * ApiError `invalid_input` for a way back that leads to no host of the brand (no open redirect).
 */
export function launchAddress(
  { document }: LiveBrand,
  { query, language, origin }: LaunchRequest,
): { url: string; outside: boolean } {
  const { launchUrl } = document.chat
  if (launchUrl === null) return { url: OWN_CHAT, outside: false }
  const { b2c, backUrl, headerColor, title, template } = query
  const back = backUrl === undefined ? new URL('/m/home', origin) : backOf(backUrl, origin, document.hosts)
  const url = new URL(launchUrl)
  url.search = new URLSearchParams({
    b2c: String(b2c),
    language,
    backUrl: back.href,
    headerColor: `#${(headerColor ?? document.themes[document.defaultTheme].surface).replace('#', '')}`,
    title: title ?? document.name,
    template,
  }).toString()
  return { url: url.href, outside: true }
}

function backOf(backUrl: string, origin: string, hosts: readonly string[]): URL {
  const refused = new ApiError('invalid_input', { field: 'backUrl' })
  if (!URL.canParse(backUrl, origin)) throw refused
  const url = new URL(backUrl, origin)
  const isOurs = url.origin === origin || hosts.includes(url.hostname)
  if (!isOurs || !/^https?:$/.test(url.protocol)) throw refused
  return url
}
