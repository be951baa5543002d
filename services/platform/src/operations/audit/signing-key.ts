import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** The prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that the platform signs its audit log with, and what others look at the signature by. */
export class AuditKey {
  readonly #private: KeyObject
  /** SPKI, base64url. */
  readonly publicKey: string
  constructor(seed: Buffer) {
    this.#private = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
    this.publicKey = createPublicKey(this.#private)
      .export({ format: 'der', type: 'spki' })
      .toString('base64url')
  }

  /** Base64url. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#private).toString('base64url')
  }
}

/** Whether a text was signed with the key; false for what is no key. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
