import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '#api/hash-of'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { insertChallenge, takeChallenge } from '#identity/passkeys/repository'
import type { ChallengePurpose } from '#identity/passkeys/tables'
import { useNonce } from '#identity/sealed-body/body-key.repository'
import type { Keyed } from '#operations/index'

const CHALLENGE_BYTES = 32
/** How long a browser keeps its own prompt open. */
export const CHALLENGE_MS = 5 * 60 * 1000
const SIGNED_FOR = 'passkey-challenge'
/** A signed one is as long as the others: what is random, when it ends (Unix ms), and the signature's beginning. */
const [RANDOM_BYTES, END_BYTES, SIGN_BYTES] = [10, 6, 16]

/** What a challenge is good for, and for whom. */
export interface ChallengeOf {
  readonly merchant: string
  readonly purpose: ChallengePurpose
  /** Null: for any member who signs in. */
  readonly memberId: string | null
  /** Of the sign-in it is the second step of. */
  readonly stepHash?: string
}

/**
 * Challenges that passkeys answer: each once, within five minutes, on whatever copy. A member has one row for each purpose; what
 * any visitor may request is signed and not stored, so no request replaces another's.
 */
export class Challenges {
  readonly #deps: Pick<Deps, 'clock' | 'db' | 'randomness'> & { keyed: Keyed }
  constructor(deps: Pick<Deps, 'clock' | 'db' | 'randomness'> & { keyed: Keyed }) {
    this.#deps = deps
  }

  /** The bytes of a new one. */
  async make({
    memberId,
    stepHash = null,
    ...of
  }: Omit<ChallengeOf, 'stepHash'> & { stepHash?: string | null }) {
    const { clock, db, randomness } = this.#deps
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
    if (memberId === null) {
      const body = Buffer.alloc(RANDOM_BYTES + END_BYTES)
      Buffer.from(randomness.token(RANDOM_BYTES), 'base64url').copy(body)
      body.writeUIntBE(expiresAt.getTime(), RANDOM_BYTES, END_BYTES)
      return new Uint8Array(Buffer.concat([body, this.#sign(of, body)]))
    }
    const token = randomness.token(CHALLENGE_BYTES)
    const row = { ...of, memberId, stepHash, hash: hashOf(token), now, expiresAt }
    await db.transaction().execute((tx) => insertChallenge(tx, row))
    return new Uint8Array(Buffer.from(token, 'base64url'))
  }

  /** Uses one up that a passkey names (base64url of its bytes); false where it is not one of these. */
  async take(db: Database, challenge: string, { stepHash, ...of }: ChallengeOf): Promise<boolean> {
    const now = this.#deps.clock.now()
    if (of.memberId === null && (await this.#takeSigned(db, challenge, of, now))) return true
    return await takeChallenge(db, { ...of, stepHash: stepHash ?? null, hash: hashOf(challenge), now })
  }

  async #takeSigned(
    db: Database,
    challenge: string,
    of: Pick<ChallengeOf, 'merchant' | 'purpose'>,
    now: Date,
  ): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url')
    const body = bytes.subarray(0, RANDOM_BYTES + END_BYTES)
    const sign = bytes.subarray(RANDOM_BYTES + END_BYTES)
    if (sign.length !== SIGN_BYTES || !timingSafeEqual(sign, this.#sign(of, body))) return false
    const expiresAt = new Date(body.readUIntBE(RANDOM_BYTES, END_BYTES))
    return expiresAt > now && (await useNonce(db, `passkey:${hashOf(body.toString('base64url'))}`, expiresAt))
  }

  #sign({ merchant, purpose }: Pick<ChallengeOf, 'merchant' | 'purpose'>, body: Buffer): Buffer {
    const sign = this.#deps.keyed.fingerprint(SIGNED_FOR, merchant, purpose, body.toString('base64url'))
    return Buffer.from(sign, 'base64url').subarray(0, SIGN_BYTES)
  }
}
