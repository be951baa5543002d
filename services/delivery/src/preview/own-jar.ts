import { splitCookieName } from '@site/service-kit/own-cookies'

/** What a cookie of an overriding browser goes by there; a prefix of the browser's own stays in front. */
const MARK = 'dev.'

function marked(name: string): string {
  const { prefix, rest } = splitCookieName(name)
  return prefix + MARK + rest
}

/** The name that the platform knows; undefined for a cookie of the site itself. */
function unmarked(name: string): string | undefined {
  const { prefix, rest } = splitCookieName(name)
  return rest.startsWith(MARK) ? prefix + rest.slice(MARK.length) : undefined
}

/** Of the cookies of an overriding browser those that it was given while it overrides, as the platform knows them; none of the site's own. */
export function cookiesIn(header = ''): string | undefined {
  const own = header.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    const known = unmarked(name)
    return known === undefined ? [] : [`${known}=${value.join('=')}`]
  })
  return own.length === 0 ? undefined : own.join('; ')
}

/** Cookies of the platform's answer under the names of an overriding browser. */
export const cookiesOut = (given: readonly string[]): string[] =>
  given.map((cookie) => {
    const [name = '', ...rest] = cookie.split('=')
    return [marked(name), ...rest].join('=')
  })

/** Of delivery itself: what a visitor has chosen, and what is previewed. */
const OURS = 'm_'

const namesIn = (header: string): string[] =>
  header.split(';').flatMap((pair) => pair.trim().split('=', 1)[0] || [])

/** Cookies that end, wherever the platform had them sent. */
const ended = (names: readonly string[], isSecure: boolean): string[] =>
  names.flatMap((name) =>
    (isSecure ? ['/'] : ['/', '/wps', '/lgw']).map(
      (path) => `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    ),
  )

/** Takes away what the browser was given while it overrode. */
export const emptied = (header = '', isSecure: boolean): string[] =>
  ended(
    namesIn(header).filter((name) => unmarked(name) !== undefined),
    isSecure,
  )

/** Takes the site's own sessions out of a browser before modules of elsewhere run there. */
export const sessionsEnded = (header = '', isSecure: boolean): string[] =>
  ended(
    namesIn(header).filter(
      (name) => unmarked(name) === undefined && !splitCookieName(name).rest.startsWith(OURS),
    ),
    isSecure,
  )
