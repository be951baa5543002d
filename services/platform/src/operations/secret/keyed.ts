import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from '@site/service-kit/same-text'
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Deps } from '#deps'
import { settleSecret } from '#operations/secret/repository'

const SECRET_BYTES = 32
const KEY_BYTES = 32

/** Fingerprints and seals under the accounts' secret: short codes and waiting messages reveal nothing to a reader of the tables. */
export class Keyed {
  readonly #macKey: Buffer
  readonly #sealKey: Uint8Array
  readonly #secret: string
  constructor(secret: string) {
    this.#secret = secret
    this.#macKey = derived(secret, 'fingerprint')
    this.#sealKey = new Uint8Array(derived(secret, 'seal'))
  }

  /** A fingerprint of `parts` for one use; parts cannot run into each other. */
  fingerprint(use: string, ...parts: readonly string[]): string {
    return createHmac('sha256', this.#macKey)
      .update(JSON.stringify([use, ...parts]))
      .digest('base64url')
  }

  /** Whether `parts` have this fingerprint, in constant time. */
  fits(known: string, use: string, ...parts: readonly string[]): boolean {
    return isSameText(known, this.fingerprint(use, ...parts))
  }

  /** 32 bytes for a key of one use, always the same ones. */
  seed(use: string): Buffer {
    return derived(this.#secret, `seed ${use}`)
  }

  async seal(text: string): Promise<string> {
    return await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.#sealKey)
  }

  /** Throws where the text was sealed under another secret. */
  async open(sealed: string): Promise<string> {
    const { plaintext } = await compactDecrypt(sealed, this.#sealKey, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder().decode(plaintext)
  }
}

/** The secret of ACCOUNT_SECRET, else one that all instances share through the database. */
export async function loadKeyed({
  config,
  clock,
  db,
  randomness,
}: Pick<Deps, 'clock' | 'db' | 'randomness'> & {
  config: Pick<Deps['config'], 'accountSecret'>
}): Promise<Keyed> {
  const secret =
    config.accountSecret ?? (await settleSecret(db, 'accounts', randomness.token(SECRET_BYTES), clock.now()))
  return new Keyed(secret)
}

function derived(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `site accounts ${use}`, KEY_BYTES))
}
