import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { Tidy } from '#db/tidy'
import type { Deps } from '#deps'
import {
  countAttempts,
  deleteForgotten,
  secondsToWait,
  selectFailures,
  settleAttempts,
  type Limits,
} from '#identity/sign-in/attempts.repository'
import { networkOf } from '#identity/sign-in/network-of'

/** Guesses at an account, from wherever, before every other one has to bring a human check along. */
const ACCOUNT = { stopAt: 3 }
/** The same for an address, which many players of a mobile network share. */
const ADDRESS = { stopAt: 50 }
/** With a human check: guesses of one address at one account, then waits that double. */
const PAIR: Limits = { blockAt: 5 }
/** The same while many addresses guess at the account: one guess each. */
const PAIR_UNDER_ATTACK: Limits = { blockAt: 1, firstBlockMs: 30_000 }
const ATTACK_AT = 50
/** With human checks: guesses of one address at all accounts. */
const SOLVER: Limits = { blockAt: 100 }
/** The player's own browser, whatever others do; then it counts as any other. */
const BROWSER: Limits = { stopAt: 10 }

export interface Guess {
  /** `<merchant>:<name>`, whether there is such an account or not. */
  account: string
  address: string
  /** The account's member has signed in from this browser before; its hash. */
  knownBrowser: string | undefined
  /** Judges the human check that came along; undefined where none did. Throws ApiError `captcha_wrong`. */
  checkHuman: (() => Promise<void>) | undefined
}

export interface Attempt {
  /** Whether the next attempt needs a human check. */
  captcha: boolean
  /** Takes the attempt back after a success; reads nothing. */
  succeed(batch: Database): Promise<void>
}

/**
 * Slows guessing without locking a player out (ACC-21): nothing that strangers do keeps the player's own browser, or
 * whoever passes a human check, from trying. The same for names that exist and names that do not.
 */
export class LoginThrottle {
  readonly #deps: Deps
  readonly #tidy = new Tidy()
  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Counts the attempt as failed before it is tried, so that parallel guesses count; throws ApiError `captcha_required`, `captcha_wrong`, `too_many_attempts`. */
  async begin(guess: Guess): Promise<Attempt> {
    if (this.#tidy.isDue()) await deleteForgotten(this.#deps.db, this.#deps.clock.now())
    const own =
      guess.knownBrowser === undefined ? undefined : `browser:${guess.knownBrowser}:${guess.account}`
    if (own !== undefined && (await this.#count(own, BROWSER)) !== undefined)
      return { captcha: false, succeed: (db) => settleAttempts(db, { forget: [own] }) }
    if (guess.checkHuman === undefined) return await this.#asAnybody(guess)
    await guess.checkHuman()
    return await this.#asHuman(guess)
  }

  async #asAnybody({ account, address }: Guess): Promise<Attempt> {
    const [ofAccount, ofAddress] = [`account:${account}`, `address:${networkOf(address)}`]
    const { db, clock } = this.#deps
    const limits = [
      [ofAccount, ACCOUNT],
      [ofAddress, ADDRESS],
    ] as const
    const counts = await countAttempts(db, limits, clock.now())
    if (counts.some((count) => count === undefined)) throw captchaRequired()
    return {
      captcha: limits.some(([, { stopAt }], i) => (counts[i] ?? 0) >= stopAt),
      succeed: (batch) => settleAttempts(batch, { forget: [ofAccount], takeBack: [ofAddress] }),
    }
  }

  async #asHuman({ account, address }: Guess): Promise<Attempt> {
    const { db, clock } = this.#deps
    const network = networkOf(address)
    const [ofPair, ofSolver, ofAttack] = [
      `pair:${account}:${network}`,
      `solver:${network}`,
      `solved:${account}`,
    ]
    const isAttack = (await selectFailures(db, ofAttack, clock.now())) >= ATTACK_AT
    for (const [subject, limits] of [
      [ofPair, isAttack ? PAIR_UNDER_ATTACK : PAIR],
      [ofSolver, SOLVER],
    ] as const)
      if ((await this.#count(subject, limits)) === undefined)
        throw tooMany(await secondsToWait(db, subject, clock.now()))
    await this.#count(ofAttack, {})
    return {
      captcha: true,
      succeed: (batch) =>
        settleAttempts(batch, { forget: [ofPair, `account:${account}`], takeBack: [ofSolver, ofAttack] }),
    }
  }

  async #count(subject: string, limits: Limits): Promise<number | undefined> {
    const [count] = await countAttempts(this.#deps.db, [[subject, limits]], this.#deps.clock.now())
    return count
  }
}

function captchaRequired(): ApiError {
  return new ApiError('captcha_required', { field: 'data.captcha', data: { captcha: true } })
}

function tooMany(retryAfter: number): ApiError {
  return new ApiError('too_many_attempts', { data: { captcha: true, retryAfter } })
}
