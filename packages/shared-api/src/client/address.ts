import { callAddress } from '@site/config'
import type { Call, Carried } from '../contract/call.ts'
import { CLIENT_TYPE_MOBILE, GATEWAY, IS_PLATFORM_MOBILE, PLATFORM } from '../contract/constants.ts'

/** What a call is given, whatever its types. */
export interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** What the client knows by itself of who asks; the token travels in its header alone, for addresses are logged. */
export interface Asking {
  readonly merchant: string
  readonly language: string
}

function* entriesOf(part: unknown): Generator<readonly [string, string]> {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part))
    if (value !== undefined && value !== null) yield [name, String(value)]
}

/** The path of a call with its `:names` filled and encoded; throws where one is missing. */
export function pathOf({ path }: Pick<Call, 'path'>, params: unknown): string {
  const given = new Map(entriesOf(params))
  return path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = given.get(name)
    if (value === undefined || value === '') throw new Error(`The call ${path} needs the parameter ${name}.`)
    return encodeURIComponent(value)
  })
}

/** The address without the caller: the cache key of a call and its entry in a page's first data. */
export function addressOf(call: Pick<Call, 'path'>, { params, query }: Parts): string {
  return callAddress(pathOf(call, params), entriesOf(query))
}

/** The address on the wire: the call's address, then what A7 and B7 name of the caller (`carries`). */
export function wireAddress(call: Pick<Call, 'path' | 'carries'>, parts: Parts, asking: Asking): string {
  const address = addressOf(call, parts)
  if (call.carries === undefined) return address
  const known: Readonly<Record<Carried, string>> = {
    merchant: asking.merchant,
    merchantCode: asking.merchant,
    language: asking.language,
    lang: asking.language,
    platform: PLATFORM.games,
    isPlatform: String(IS_PLATFORM_MOBILE),
    clientType: String(CLIENT_TYPE_MOBILE),
    gateway: String(GATEWAY.mobile),
  }
  const carried = new URLSearchParams(call.carries.map((name) => [name, known[name]]))
  return `${address}${address.includes('?') ? '&' : '?'}${carried.toString()}`
}
