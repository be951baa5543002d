import { bodyKey, type BodyKey } from '@site/shared-api/contract/session'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Deps } from '#deps'
import { deleteKeys, insertKey, lockKeys, selectKeys } from '#identity/sealed-body/body-key.repository'

/** The first is what phones take: opening one of its bodies costs a tenth of the other. */
const ALGORITHMS = ['ECDH-ES', 'RSA-OAEP-256'] as const
type Algorithm = (typeof ALGORITHMS)[number]

const PUBLISHED_MS = 7 * 24 * 60 * 60 * 1000
/** A key still reads bodies for a day after it is no longer published. */
const ACCEPTED_MS = PUBLISHED_MS + 24 * 60 * 60 * 1000
const KID_BYTES = 9

export interface PrivateKey {
  alg: string
  key: CryptoKey | Uint8Array
}

/** Keys of encrypted bodies: kept in the database, so that all instances read each other's; a new pair every week. */
export class BodyKeys {
  readonly #deps: Deps
  readonly #imported = new Map<string, PrivateKey & { createdAt: Date }>()
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The newest public key of each algorithm; makes the missing ones. */
  async published(): Promise<BodyKey[]> {
    const current = await this.#current()
    return current.length === ALGORITHMS.length ? current : await this.#rotate()
  }

  /** The private key of a key id, undefined when it is unknown or too old. */
  async privateKey(kid: string): Promise<PrivateKey | undefined> {
    const oldest = this.#before(ACCEPTED_MS)
    const known = this.#imported.get(kid)
    if (known) return known.createdAt > oldest ? known : undefined
    const rows = await selectKeys(this.#deps.db, oldest)
    const row = rows.find((candidate) => candidate.kid === kid)
    if (!row) return undefined
    // reason: written by this class from exportJWK
    const key = await importJWK(row.private_jwk as JWK, row.alg)
    this.#imported.set(kid, { alg: row.alg, key, createdAt: row.created_at })
    return { alg: row.alg, key }
  }

  async #current(db = this.#deps.db): Promise<BodyKey[]> {
    const rows = await selectKeys(db, this.#before(PUBLISHED_MS))
    return ALGORITHMS.flatMap((alg) => {
      const row = rows.find((candidate) => candidate.alg === alg)
      return row ? [bodyKey.parse(row.public_jwk)] : []
    })
  }

  async #rotate(): Promise<BodyKey[]> {
    return await this.#deps.db.transaction().execute(async (tx) => {
      await lockKeys(tx)
      const current = await this.#current(tx)
      for (const alg of ALGORITHMS) {
        if (!current.some((key) => key.alg === alg)) await this.#make(tx, alg)
      }
      await deleteKeys(tx, this.#before(ACCEPTED_MS))
      return await this.#current(tx)
    })
  }

  async #make(tx: Deps['db'], alg: Algorithm): Promise<void> {
    const pair = await generateKeyPair(alg, { extractable: true, ...(alg === 'ECDH-ES' && { crv: 'P-256' }) })
    const kid = this.#deps.randomness.token(KID_BYTES)
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg, use: 'enc' }
    const privateJwk = await exportJWK(pair.privateKey)
    await insertKey(tx, { kid, alg, privateJwk, publicJwk, now: this.#deps.clock.now() })
  }

  #before(ms: number): Date {
    return new Date(this.#deps.clock.now().getTime() - ms)
  }
}
