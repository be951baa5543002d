import { ApiError, call } from '@site/shared-api'
import type { Call, ValueOf } from '@site/shared-api/contract/call'
import type { encryptedBody } from '@site/shared-api/contract/session'
import { encryptBody, warmEncryption } from './encryption.ts'
import { forgetPlatformKey, platformKey, warmPlatformKey } from './platform-key.ts'

/** A call whose body only the platform can read. */
type SealedCall = Call & {
  readonly body: typeof encryptedBody
  readonly sealed: { readonly _zod: { readonly input: object } }
}
/** What it says, but for time and nonce. */
type Payload<C extends SealedCall> = Omit<C['sealed']['_zod']['input'], 'iat' | 'nonce'>

/** The key was rotated, or this phone's clock is not what it was when the key came: worth one more try with a fresh one. */
const AGAIN: readonly string[] = ['encryption_key_unknown', 'encryption_expired']

/** Fetches key and encryption code while the player is still typing. */
export function warmSealing(): void {
  warmPlatformKey()
  warmEncryption()
}

/**
 * Sends a payload in a body that only the platform can read (B3, B7), with time and nonce inside; once more with fresh
 * keys when they were rotated. Throws ApiError, NetworkError or EncryptionUnavailableError; plain text never leaves.
 */
export function sendSealed<const C extends SealedCall>(
  record: C,
  payload: Payload<C>,
  headers?: Readonly<Record<string, string>>,
): Promise<ValueOf<C>>
export async function sendSealed(
  record: SealedCall,
  payload: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const send = async (): Promise<unknown> => {
    const { key, aheadMs } = await platformKey()
    const iat = Math.floor((Date.now() + aheadMs) / 1000)
    const data = await encryptBody({ ...payload, iat, nonce: crypto.randomUUID() }, key)
    return call(record, { body: { data } }, { headers: { ...headers, Encryption: key.kid }, alert: 'own' })
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !AGAIN.includes(error.code)) throw error
    forgetPlatformKey()
    return send()
  }
}
