import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { checkPassword } from '#identity/hashing/password'
import { selectAccount, type AccountRow } from '#identity/safety/repository'
import type { Session } from '#identity/session/service'

const HOUR_MS = 60 * 60 * 1000
/** From so many wrong ones on each makes the next wait, twice as long as the one before; forgotten after an hour of peace. */
const TRIES = { windowMs: HOUR_MS, sliding: true, waits: { from: 5, firstMs: 60_000 } }

/** Proves by the account's password that it is the member who changes what keeps the account safe; guesses are slowed down for all instances. */
export class AccountProof {
  readonly #platform: Pick<Platform, 'db' | 'throttle'>
  constructor(platform: Pick<Platform, 'db' | 'throttle'>) {
    this.#platform = platform
  }

  /** Throws ApiError `trial_refused`, `password_wrong` (field `password`), `too_many_requests`. */
  async prove(session: Session, password: string): Promise<AccountRow> {
    const { db, throttle } = this.#platform
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    const account = await selectAccount(db, session.memberId)
    if (!account) throw new ApiError('session_ended')
    // Nobody knows the password of who registered by a number alone.
    if (account.password_set === false) return account
    // The same count as of the payment password's proof: two doors are no two times the guesses.
    const tries = { ...TRIES, subject: `payment-proof:${session.memberId}` }
    await throttle.take(tries)
    if (!(await checkPassword(account.password_hash, password)))
      throw new ApiError('password_wrong', { field: 'password' })
    await throttle.forget(tries)
    return account
  }
}
