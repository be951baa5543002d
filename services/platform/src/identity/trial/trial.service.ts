import { createHash } from 'node:crypto'
import type { ValueOf } from '@site/shared-api/contract/call'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import type { loginFreePlay } from '@site/shared-api/contract/trial'
import type { Deps } from '#deps'
import type { LiveBrand } from '#brands/index'
import { noteLogin } from '#identity/members/repository'
import { insertMember } from '#identity/members/write.repository'
import { hashPassword } from '#identity/hashing/password'
import type { NewSession, SessionService } from '#identity/session/service'
import { perNetwork, type Throttle } from '#operations/index'
import { insertTrial, selectTrial } from '#identity/trial/trial.repository'

const KEY_BYTES = 32
const HOUR_MS = 60 * 60 * 1000
/** Many phones share one address of a mobile network. */
const ACCOUNTS = { subject: 'trial', most: 60, windowMs: HOUR_MS }
const MOST_SESSIONS_AN_HOUR = 60
const NAME_SIGNS = 10
/** An account could be set (B2: a result other than 0). */
const ACCOUNT_SET = 1

export interface Trial {
  id: string
  account: string
  type: number
  last_login_at: Date | null
  /** The browser's key of a new account. */
  key?: string
}

/** Trial accounts of visitors (ACC-09, GAM-01): one a browser, of type 4, without a known password. */
export class TrialService {
  readonly #deps: Deps & { throttle: Throttle }
  readonly #sessions: SessionService
  constructor(deps: Deps & { throttle: Throttle }, sessions: SessionService) {
    this.#deps = deps
    this.#sessions = sessions
  }

  /** The account of the browser's key, else a new one; throws ApiError `too_many_requests`. */
  async account(brand: LiveBrand, key: string | undefined, address: string): Promise<Trial> {
    const known = key === undefined ? undefined : await selectTrial(this.#deps.db, brand.merchant, hash(key))
    return known ?? (await this.#make(brand, address))
  }

  /** Signs the trial account in; throws ApiError `too_many_requests`. */
  async start(
    brand: LiveBrand,
    trial: Trial,
    from: { address: string; device: string | undefined },
  ): Promise<{ value: ValueOf<typeof loginFreePlay>; credential: NewSession }> {
    const { clock, db, throttle } = this.#deps
    const now = clock.now()
    await throttle.take({ subject: `trial:${trial.id}`, most: MOST_SESSIONS_AN_HOUR, windowMs: HOUR_MS })
    const credential = await db.transaction().execute(async (tx) => {
      await noteLogin(tx, trial.id, now)
      return await this.#sessions.start(tx, { id: trial.id, merchant: brand.merchant }, from)
    })
    const value = {
      token: credential.token,
      userName: trial.account,
      type: trial.type,
      firstTimeLogin: trial.last_login_at === null,
      merchantCode: brand.merchant,
      expiresAt: credential.expiresAt.toISOString(),
      ...setTrial(trial),
    }
    return { value, credential }
  }

  async #make(brand: LiveBrand, address: string): Promise<Trial> {
    const { clock, db, randomness, throttle } = this.#deps
    const now = clock.now()
    await throttle.take(...perNetwork(address, ACCOUNTS))
    const key = randomness.token(KEY_BYTES)
    const id = randomness.uuid()
    const account = `trial${id.replaceAll('-', '').slice(0, NAME_SIGNS)}`
    const type = MEMBER_TYPE.trial
    const password_hash = await hashPassword(randomness.token(KEY_BYTES))
    await db.transaction().execute(async (tx) => {
      await insertMember(tx, {
        id,
        merchant: brand.merchant,
        account,
        nickname: null,
        type,
        password_hash,
        created_at: now,
        last_login_at: null,
      })
      await insertTrial(tx, {
        member_id: id,
        merchant: brand.merchant,
        key_hash: hash(key),
        address,
        created_at: now,
      })
    })
    return { id, account, type, last_login_at: null, key }
  }
}

/** What B2 calls the trial's result. */
export function setTrial(trial: Trial): { result: number; trialUser: string } {
  return { result: ACCOUNT_SET, trialUser: trial.account }
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
