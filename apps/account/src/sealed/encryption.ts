import { NetworkError } from '@site/shared-api'
import type { BodyKey } from '@site/shared-api/contract/session'

/** The browser cannot encrypt here: `crypto.subtle` is missing on plain http outside localhost. */
export class EncryptionUnavailableError extends Error {
  override readonly name = 'EncryptionUnavailableError'
  readonly code = 'encryption_unavailable'
}

export function canEncrypt(): boolean {
  return typeof globalThis.crypto?.subtle?.encrypt === 'function'
}

const loadJwe = () => import('./jwe.ts')

/** Fetches the encryption code while the player is still typing; a failure shows when it is really needed. */
export function warmEncryption(): void {
  if (canEncrypt()) void loadJwe().catch(() => undefined)
}

/**
 * The payload as a compact JWE only the platform can read (A256GCM).
 * Throws EncryptionUnavailableError, or NetworkError when its code cannot be fetched; never lets plain text out.
 */
export async function encryptBody(payload: object, key: BodyKey): Promise<string> {
  if (!canEncrypt()) throw new EncryptionUnavailableError('crypto.subtle is missing')
  const { compactJwe } = await loadJwe().catch((cause: unknown) => {
    throw new NetworkError('the encryption code did not arrive', { cause })
  })
  return compactJwe(payload, key)
}
