import { ApiError, site } from '@site/shared-api'
import { encryptBody, warmEncryption } from './encryption.ts'
import { forgetPlatformKey, platformKey, warmPlatformKey } from './platform-key.ts'

type Method = 'POST' | 'PUT'

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
export async function sendSealed<Payload extends object>(
  method: Method,
  url: string,
  payload: Omit<Payload, 'iat' | 'nonce'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const send = async (): Promise<unknown> => {
    const { key, aheadMs } = await platformKey()
    const iat = Math.floor((Date.now() + aheadMs) / 1000)
    const data = await encryptBody({ ...payload, iat, nonce: crypto.randomUUID() }, key)
    return site().client.send(method, url, { data }, { headers: { ...headers, Encryption: key.kid } })
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !AGAIN.includes(error.code)) throw error
    forgetPlatformKey()
    return send()
  }
}
