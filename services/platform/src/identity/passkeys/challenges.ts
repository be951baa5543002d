import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { insertChallenge, takeChallenge } from '#identity/passkeys/repository'
import type { ChallengePurpose } from '#identity/passkeys/tables'

const CHALLENGE_BYTES = 32
/** As long as a browser's own question stands. */
export const CHALLENGE_MS = 5 * 60 * 1000
/** All that wait at once; each network has a bound of its own. */
const MOST_WAITING = 50_000

/** What a challenge is good for, and for whom. */
export interface ChallengeOf {
  readonly merchant: string
  readonly purpose: ChallengePurpose
  /** Null: for whoever comes in. */
  readonly memberId: string | null
  /** Of the sign-in it is the second step of. */
  readonly stepHash?: string
}

/** Challenges that passkeys answer: each once, within five minutes, on whatever copy; only their hashes are kept. */
export class Challenges {
  readonly #deps: Pick<Deps, 'clock' | 'db' | 'randomness'>
  constructor(deps: Pick<Deps, 'clock' | 'db' | 'randomness'>) {
    this.#deps = deps
  }

  /** The bytes of a new one. Throws ApiError `too_many_requests` where too many wait. */
  async make({ stepHash = null, ...of }: Omit<ChallengeOf, 'stepHash'> & { stepHash?: string | null }) {
    const { clock, db, randomness } = this.#deps
    const challenge = randomness.token(CHALLENGE_BYTES)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
    const row = { ...of, stepHash, hash: hashOf(challenge), now, expiresAt }
    const isKept = await db.transaction().execute((tx) => insertChallenge(tx, row, MOST_WAITING))
    if (!isKept) throw new ApiError('too_many_requests', { data: { retryAfter: CHALLENGE_MS / 1_000 } })
    return new Uint8Array(Buffer.from(challenge, 'base64url'))
  }

  /** Uses one up that a passkey names; false where it is not one of these. */
  take(db: Database, challenge: string, { stepHash, ...of }: ChallengeOf): Promise<boolean> {
    const now = this.#deps.clock.now()
    return takeChallenge(db, { ...of, stepHash: stepHash ?? null, hash: hashOf(challenge), now })
  }
}
