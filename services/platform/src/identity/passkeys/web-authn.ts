import type * as Library from '@simplewebauthn/server'

type WebAuthn = typeof Library

let loaded: Promise<WebAuthn> | undefined

/** The library that reads passkeys: fetched with the first one, as a start has no need of it. */
export function webAuthn(): Promise<WebAuthn> {
  loaded ??= import('@simplewebauthn/server')
  return loaded
}
