import type { BodyOf } from '@site/shared-api/contract/call'
import type { SecondStepChallenge, SecondWay, sendSecondStep } from '@site/shared-api/contract/second-factor'
import { ApiError } from '#api/api-error'
import { hashOf } from '#api/hash-of'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Database } from '#db/database'
import { selectEntering } from '#identity/members/repository'
import { Passkeys } from '#identity/passkeys/passkeys'
import type { RelyingParty } from '#identity/passkeys/relying-party'
import { selectPasskeys } from '#identity/passkeys/repository'
import { SecondFactors } from '#identity/second-factor/second-factors'
import {
  countStep,
  endStep,
  insertStep,
  selectFactors,
  selectStep,
  type StepOf,
} from '#identity/second-factor/repository'
import { Safety } from '#identity/safety/safety'
import type { SignedIn, WayIn } from '#identity/sign-in/sign-in'
import type { Visitor } from '#identity/session/visitor'
import { perNetwork, takenBack, type Limit } from '#operations/index'

const SECRET_BYTES = 32
const LIFE_MS = 5 * 60 * 1000
const MOST_TRIES = 5
const HOUR_MS = 60 * 60 * 1000
/** Guesses at the second step of an account, from wherever: from the fifth on each makes the next wait, twice as long as the one before. */
const STRANGERS = { windowMs: HOUR_MS, sliding: true, waits: { from: 5, firstMs: 60_000 } }
/** The player's own browser has tries that no stranger uses up. */
const OWN = { windowMs: HOUR_MS, sliding: true, waits: { from: 8, firstMs: 60_000 } }

/** Many phones share one address of a mobile network. */
const NETWORK_TRIES = { subject: 'second-step:door', most: 200, windowMs: 10 * 60 * 1000 }

/** A member who has passed the first step. */
export interface FirstStep {
  readonly brand: LiveBrand
  readonly memberId: string
  readonly by: WayIn
  readonly remember?: boolean | undefined
  readonly party: RelyingParty | undefined
}

/** The browser's half and the page's of a sign-in that waits; only their hashes are kept. */
export interface PendingStep {
  readonly cookie: string
  readonly maxAge: number
  readonly challenge: SecondStepChallenge
}

export interface StepAt {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly visitor: Visitor
  readonly party: RelyingParty | undefined
  /** The browser's half. */
  readonly cookie: string | undefined
}

/** The second step of signing in (ACC-21): no session is there before it, and what waits is bound to the browser of the first step. */
export class SecondSteps {
  readonly #platform: Platform
  readonly #factors: SecondFactors
  readonly #passkeys: Passkeys
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#factors = new SecondFactors(platform)
    this.#passkeys = new Passkeys(platform)
    this.#safety = new Safety(platform)
  }

  /** Undefined where the member has no second factor. */
  async ask({ brand, by, memberId, party, remember }: FirstStep): Promise<PendingStep | undefined> {
    const { clock, db, randomness } = this.#platform
    const { app, passkeysAt } = await selectFactors(db, memberId)
    if (!app && passkeysAt.length === 0) return undefined
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + LIFE_MS)
    const [ticket, cookie] = [randomness.token(SECRET_BYTES), randomness.token(SECRET_BYTES)]
    const row = {
      hash: hashOf(ticket),
      merchant: brand.merchant,
      member_id: memberId,
      browser_hash: hashOf(cookie),
      way: by,
      remember: remember ?? null,
      expires_at: expiresAt,
    }
    await db.transaction().execute((tx) => insertStep(tx, row, now))
    const isHere = party !== undefined && passkeysAt.includes(party.id)
    const ways: SecondWay[] = [
      ...(app ? ['app' as const] : []),
      ...(isHere ? ['passkey' as const] : []),
      'recovery',
    ]
    return {
      cookie,
      maxAge: LIFE_MS / 1_000,
      challenge: { ticket, ways, expiresAt: expiresAt.toISOString() },
    }
  }

  /** What a browser asks a passkey with. Throws ApiError `second_step_ended`, `feature_unavailable`, `too_many_requests`. */
  async options(at: StepAt, ticket: string) {
    const { db, throttle } = this.#platform
    await throttle.take(...perNetwork(at.visitor.address, NETWORK_TRIES))
    const step = await selectStep(db, this.#of(at, ticket))
    if (!step) throw new ApiError('second_step_ended')
    if (!at.party) throw new ApiError('feature_unavailable', { field: 'Host' })
    const { hash: stepHash, member_id: memberId, merchant } = step
    const rows = await selectPasskeys(db, memberId)
    return await this.#passkeys.requestOptions(
      at.party,
      { merchant, purpose: 'second-step', memberId, stepHash },
      rows,
    )
  }

  /** Begins the session. Throws ApiError `second_step_ended`, `second_factor_wrong`, `passkey_failed`, `too_many_requests`, `account_disabled`. */
  async take(at: StepAt, body: BodyOf<typeof sendSecondStep>): Promise<SignedIn> {
    const { db, security, signIn, throttle } = this.#platform
    const { brand, language, visitor } = at
    const { merchant } = brand
    await throttle.take(...perNetwork(visitor.address, NETWORK_TRIES))
    const step = await countStep(db, { ...this.#of(at, body.ticket), most: MOST_TRIES })
    if (!step) throw new ApiError('second_step_ended')
    const { member_id: memberId } = step
    const member = await selectEntering(db, memberId)
    const tries = await this.#triesOf(brand, member, visitor)
    await throttle.take(tries)
    if (member.status !== 'active') throw new ApiError('account_disabled')
    try {
      const use = await this.#judge(at, body, { memberId, stepHash: step.hash })
      return await db.transaction().execute(async (tx) => {
        await use(tx)
        if (!(await endStep(tx, step.hash))) throw new ApiError('second_step_ended')
        if (body.way === 'recovery')
          await this.#safety.changed(tx, { brand, memberId, kind: 'recovery-used', language })
        return await signIn.begin(tx, brand, member, visitor, {
          by: step.way,
          second: body.way,
          remember: step.remember ?? undefined,
          along: (batch) => throttle.settle(batch, takenBack([tries], 'all')),
        })
      })
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'second_step_ended') {
        const failed = { merchant, memberId, detail: { by: body.way } }
        await security.record(db, visitor, { kind: 'second_factor_failed', ...failed })
      }
      throw error
    }
  }

  /** What uses the second factor up, or throws. */
  async #judge(
    { brand, party }: StepAt,
    body: BodyOf<typeof sendSecondStep>,
    { memberId, stepHash }: { memberId: string; stepHash: string },
  ): Promise<(tx: Database) => Promise<void>> {
    if (body.way === 'passkey') {
      if (!party) throw new ApiError('feature_unavailable', { field: 'Host' })
      const of = { merchant: brand.merchant, purpose: 'second-step', memberId, stepHash } as const
      const right = await this.#passkeys.verify(party, body.assertion, of)
      return (tx) => right.use(tx)
    }
    const { code, way } = body
    return async (tx) => {
      const isRight =
        way === 'app'
          ? await this.#factors.useCode(tx, memberId, code)
          : await this.#factors.useRecovery(tx, memberId, code)
      if (!isRight) throw new ApiError('second_factor_wrong', { field: 'code' })
    }
  }

  async #triesOf(
    brand: LiveBrand,
    member: { id: string; account: string },
    visitor: Visitor,
  ): Promise<Limit> {
    const own = await this.#platform.browsers.knownTo(brand.merchant, member.account, visitor.browser)
    return own === undefined
      ? { ...STRANGERS, subject: `second-step:${member.id}` }
      : { ...OWN, subject: `second-step:${member.id}:${own}` }
  }

  #of({ brand, cookie }: StepAt, ticket: string): StepOf {
    if (cookie === undefined) throw new ApiError('second_step_ended')
    const now = this.#platform.clock.now()
    return { hash: hashOf(ticket), merchant: brand.merchant, browserHash: hashOf(cookie), now }
  }
}
