import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'
import { ApiError } from '#api/api-error'

/** A public ed25519 key as it is kept, and the name it goes by. */
export interface PublicKey {
  readonly fingerprint: string
  /** PEM, SPKI. */
  readonly pem: string
}

/** Throws ApiError `invalid_input` for what is no public ed25519 key; a private one is refused unread. */
export function readPublicKey(text: string, field: string): PublicKey {
  const refuse = (): never => {
    throw new ApiError('invalid_input', {
      field,
      message: 'expected a public ed25519 key in PEM: npm run team -- key FILE makes one',
    })
  }
  // Node makes a public key of a private one, too: that one must not come here at all.
  if (/PRIVATE/.test(text)) return refuse()
  let key: KeyObject
  try {
    key = createPublicKey(text)
  } catch {
    return refuse()
  }
  if (key.asymmetricKeyType !== 'ed25519') return refuse()
  const der = key.export({ type: 'spki', format: 'der' })
  return {
    fingerprint: createHash('sha256').update(der).digest('base64url'),
    pem: key.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** Whether a key made this signature (base64) of a text, byte by byte. */
export const signedBy = (pem: string, text: string, signature: string): boolean =>
  verify(null, Buffer.from(text, 'utf8'), pem, Buffer.from(signature, 'base64'))
