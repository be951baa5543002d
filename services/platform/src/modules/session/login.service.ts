import type { loginPayload } from '@site/shared-api/contract'
import { isAgent, isSubAccount, type ValueOf, type login } from '@site/shared-api/contract'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'
import type { LiveBrand } from '#modules/brands/service'
import type { HumanChecks } from '#modules/human-check/human-checks'
import { findForLogin, noteLogin } from '#modules/members/repository'
import { LoginThrottle } from '#modules/session/login-throttle'
import { checkPassword } from '#modules/session/password'
import type { NewSession, SessionService } from '#modules/session/service'

type Payload = z.output<typeof loginPayload>

export interface SignedIn {
  value: ValueOf<typeof login>
  credential: NewSession
}

/** Signs members in (B2, B6): the same answer and time for an unknown account and a wrong password. */
export class LoginService {
  readonly #deps: Deps
  readonly #sessions: SessionService
  readonly #throttle: LoginThrottle
  readonly #humanChecks: HumanChecks
  constructor(deps: Deps & { humanChecks: HumanChecks }, sessions: SessionService) {
    this.#deps = deps
    this.#sessions = sessions
    this.#humanChecks = deps.humanChecks
    this.#throttle = new LoginThrottle(deps)
  }

  /** Throws ApiError `login_failed`, `captcha_required`, `captcha_wrong`, `too_many_attempts`, `non_member_login`, `non_agent_login`, `account_disabled`, `feature_unavailable`. */
  async login(
    brand: LiveBrand,
    payload: Payload,
    from: { address: string; device: string | undefined },
  ): Promise<SignedIn> {
    if (payload.type !== 'username') throw new ApiError('feature_unavailable', { field: 'data.type' })
    const account = `account:${brand.merchant}:${payload.username.toLowerCase()}`
    const address = `address:${from.address}`
    const asker = { merchant: brand.merchant, address: from.address }
    const asked = await this.#throttle.needsCaptcha(account, address)
    if (asked) await this.#humanChecks.requireCaptcha(asker, payload)
    const attempt = await this.#throttle.begin(account, address)
    // Parallel guesses were all counted before one of them was tried.
    if (attempt.captchaNeeded && !asked) await this.#humanChecks.requireCaptcha(asker, payload)
    const member = await findForLogin(this.#deps.db, brand.merchant, payload.username)
    if (!(await checkPassword(member?.password_hash, payload.password)) || !member) {
      throw new ApiError('login_failed', attempt.captcha ? { data: { captcha: true } } : {})
    }
    await this.#throttle.succeed(account, address)
    refuseWrongDoor(member.type, payload.entrance)
    if (member.status !== 'active') throw new ApiError('account_disabled')
    return await this.#start(brand, member, from)
  }

  async #start(
    brand: LiveBrand,
    member: { id: string; account: string; type: number; last_login_at: Date | null },
    from: { address: string; device: string | undefined },
  ): Promise<SignedIn> {
    const credential = await this.#deps.db.transaction().execute(async (tx) => {
      await noteLogin(tx, member.id, this.#deps.clock.now())
      await this.#deps.outbox.record(tx, {
        topic: 'session.started',
        merchant: brand.merchant,
        payload: { memberId: member.id },
      })
      return await this.#sessions.start(tx, { id: member.id, merchant: brand.merchant }, from)
    })
    const value = {
      token: credential.token,
      userName: member.account,
      type: member.type,
      firstTimeLogin: member.last_login_at === null,
      merchantCode: brand.merchant,
      expiresAt: credential.expiresAt.toISOString(),
    }
    return { value, credential }
  }
}

/** Role separation (decisions: who may log in where); asked only of whoever knows the password. */
function refuseWrongDoor(type: number, entrance: Payload['entrance']): void {
  if (entrance === 'member' && isSubAccount(type)) throw new ApiError('non_member_login')
  if (entrance === 'agent' && !isAgent(type)) throw new ApiError('non_agent_login')
}
