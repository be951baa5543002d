/** Every cookie that the services set for themselves and read again; the browser's own scripts see none of them. */
const OWN_COOKIES = {
  memberSession: 'MC_SID',
  memberBrowser: 'MC_BROWSER',
  secondStep: 'MC_STEP',
  codeRequester: 'MC_CODE',
  socialTrip: 'MC_SOCIAL_TRIP',
  socialTicket: 'MC_SOCIAL_TICKET',
  trial: 'MC_TRIAL',
  invitation: 'MC_INVITED',
  chatGuest: 'MC_CHAT',
  operatorSession: 'OP_SID',
  preview: 'm_preview',
  override: 'm_override',
} as const

export type OwnCookie = keyof typeof OWN_COOKIES

/** How a request came: `https` or `http`, as the first trusted proxy says it. */
export interface CameBy {
  readonly protocol: string
}

const HOST_PREFIX = '__Host-'
const PREFIXED = /^(__Host-|__Secure-)?(.*)$/s

export const isSecure = ({ protocol }: CameBy): boolean => protocol === 'https'

/**
 * The name that a cookie is set and read by. Over https only this very host can have set it, and only over https: no sister
 * domain plants one, and a plain one of the same name beside it counts for nothing.
 */
export const cookieName = (request: CameBy, cookie: OwnCookie): string =>
  isSecure(request) ? HOST_PREFIX + OWN_COOKIES[cookie] : OWN_COOKIES[cookie]

/** The value of a cookie in the header `Cookie`; undefined where there is none, or an empty one. */
export function cookieIn(request: CameBy, header: string | undefined, cookie: OwnCookie): string | undefined {
  const wanted = cookieName(request, cookie)
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === wanted && value !== undefined && value !== '') return value
  }
  return undefined
}

/** A name in its prefix, which browsers give a meaning, and the rest. */
export function splitCookieName(name: string): { prefix: string; rest: string } {
  const [, prefix = '', rest = ''] = PREFIXED.exec(name) ?? []
  return { prefix, rest }
}

/** What a tool sends back of a cookie that an answer over http gave it, `name=value`; '' where it gave none. */
export function givenCookie(headers: Headers, cookie: OwnCookie): string {
  const start = `${OWN_COOKIES[cookie]}=`
  const line = headers.getSetCookie().find((one) => one.startsWith(start)) ?? ''
  return line.split(';', 1)[0] ?? ''
}
