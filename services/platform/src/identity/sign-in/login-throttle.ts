import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { perNetwork, takenBack, type Throttle } from '#operations/index'

/** After so long without a failure the count begins anew; longer than the longest wait. */
const FORGOTTEN = { windowMs: 60 * 60 * 1000, sliding: true }
const FIRST_WAIT_MS = 5_000
/** Guesses at an account, from wherever, before every other one has to bring a human check along. */
const ACCOUNT = { ...FORGOTTEN, most: 3 }
/** The same for a network, which many players of a mobile operator share. */
const NETWORK = { ...FORGOTTEN, most: 50 }
/** With a human check: guesses of one network at one account, then waits that double. */
const PAIR = { ...FORGOTTEN, waits: { from: 5, firstMs: FIRST_WAIT_MS } }
/** The same while many networks guess at the account: one guess each. */
const PAIR_UNDER_ATTACK = { ...FORGOTTEN, waits: { from: 1, firstMs: 30_000 } }
const ATTACK_AT = 50
/** With human checks: guesses of one network at all accounts. */
const SOLVER = { ...FORGOTTEN, waits: { from: 100, firstMs: FIRST_WAIT_MS } }
/** The player's own browser, whatever others do; then it counts as any other. */
const BROWSER = { ...FORGOTTEN, most: 10 }

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
 * a person who passes a human check, from trying. The same for names that exist and names that do not.
 */
export class LoginThrottle {
  readonly #throttle: Throttle
  constructor(throttle: Throttle) {
    this.#throttle = throttle
  }

  /** Counts the attempt as failed before it is tried, so that parallel guesses count; throws ApiError `captcha_required`, `captcha_wrong`, `too_many_attempts`. */
  async begin(guess: Guess): Promise<Attempt> {
    const throttle = this.#throttle
    if (guess.knownBrowser !== undefined) {
      const own = { ...BROWSER, subject: `login:browser:${guess.knownBrowser}:${guess.account}` }
      if (!(await throttle.ask(own)).isRefused)
        return { captcha: false, succeed: (batch) => throttle.settle(batch, takenBack([own], 'all')) }
    }
    if (guess.checkHuman === undefined) return await this.#asUnknown(guess)
    await guess.checkHuman()
    return await this.#asHuman(guess)
  }

  async #asUnknown({ account, address }: Guess): Promise<Attempt> {
    const throttle = this.#throttle
    const ofNetworks = perNetwork(address, { ...NETWORK, subject: 'login:network' })
    const ofAccount = { ...ACCOUNT, subject: accountSubject(account) }
    const limits = [...ofNetworks, ofAccount]
    const result = await throttle.ask(...limits)
    if (result.isRefused) throw captchaRequired()
    const settled = [...takenBack(ofNetworks, 'one'), ...takenBack([ofAccount], 'all')]
    return {
      captcha: limits.some(({ most = Infinity }, i) => (result.counts[i] ?? 0) >= most),
      succeed: (batch) => throttle.settle(batch, settled),
    }
  }

  async #asHuman({ account, address }: Guess): Promise<Attempt> {
    const throttle = this.#throttle
    const ofAttack = { ...FORGOTTEN, subject: `login:solved:${account}` }
    const isAttack = (await throttle.read(ofAttack)) >= ATTACK_AT
    const pair = isAttack ? PAIR_UNDER_ATTACK : PAIR
    const ofPair = perNetwork(address, { ...pair, subject: `login:pair:${account}` })
    const ofSolver = perNetwork(address, { ...SOLVER, subject: 'login:solver' })
    const result = await throttle.ask(...ofPair, ...ofSolver, ofAttack)
    if (result.isRefused) throw tooMany(result.retryAfter)
    const settled = [
      ...takenBack(ofPair, 'all'),
      ...takenBack([...ofSolver, ofAttack], 'one'),
      ...takenBack([{ subject: accountSubject(account) }], 'all'),
    ]
    return { captcha: true, succeed: (batch) => throttle.settle(batch, settled) }
  }
}

/** After a proof of ownership earlier guesses at the account do not count: the member is let in at once (ACC-17, ACC-18). */
export function forgiveGuesses(
  batch: Database,
  throttle: Throttle,
  { merchant, account }: { merchant: string; account: string },
): Promise<void> {
  const subject = accountSubject(`${merchant}:${account.toLowerCase()}`)
  return throttle.settle(batch, takenBack([{ subject }], 'all'))
}

const accountSubject = (account: string): string => `login:account:${account}`

function captchaRequired(): ApiError {
  return new ApiError('captcha_required', { field: 'data.captcha', data: { captcha: true } })
}

function tooMany(retryAfter: number): ApiError {
  return new ApiError('too_many_attempts', { data: { captcha: true, retryAfter } })
}
