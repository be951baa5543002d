import { isAgent, isSubAccount, type LOGIN_TYPES } from '@site/shared-api/contract/constants'
import type { loginPayload } from '@site/shared-api/contract/session'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { FirebaseWay } from '#identity/sign-in/ways/firebase.way'
import { PasswordWay } from '#identity/sign-in/ways/password.way'
import { RememberedWay } from '#identity/sign-in/ways/remembered.way'
import { SmsWay } from '#identity/sign-in/ways/sms.way'
import type { Entering, Way } from '#identity/sign-in/ways/way'
import type { RelyingParty } from '#identity/passkeys/relying-party'
import { SecondSteps, type PendingStep } from '#identity/second-factor/second-steps'
import { endsOthers, type How, type SignedIn } from '#identity/sign-in/sign-in'
import type { Visitor } from '#identity/session/visitor'

type Payload = z.output<typeof loginPayload>

/** Signs members in (B2, B6): the same answer and time for an unknown account and a wrong password. */
export class LoginService {
  readonly #platform: Platform
  readonly #steps: SecondSteps
  readonly #ways: Record<(typeof LOGIN_TYPES)[number] | 'remembered', Way>
  constructor(platform: Platform) {
    this.#platform = platform
    this.#steps = new SecondSteps(platform)
    this.#ways = {
      username: new PasswordWay(platform),
      remembered: new RememberedWay(platform),
      sms: new SmsWay(platform),
      firebase: new FirebaseWay(platform),
    }
  }

  /** A session, or what is still needed for one. Throws ApiError `login_failed`, `verification_code_wrong`, `phone_auth_failed`, `captcha_required`, `captcha_wrong`, `too_many_attempts`, `non_member_login`, `non_agent_login`, `account_disabled`, `self_excluded`, `feature_unavailable`. */
  async login(
    brand: LiveBrand,
    payload: Payload,
    visitor: Visitor,
    party: RelyingParty | undefined,
  ): Promise<SignedIn | PendingStep> {
    const by = payload.remembered ? 'remembered' : payload.type
    const entering = await this.#ways[by].enter(brand, payload, visitor)
    const refusal = entranceRefusal(entering.member, payload.entrance)
    if (refusal) {
      // A right password at the wrong entrance is not a guess either.
      await entering.forgive?.(this.#platform.db)
      throw refusal
    }
    const remember = rememberOf(payload)
    // A browser is remembered after the second step alone: its token proves both.
    const pendingStep =
      by === 'remembered'
        ? undefined
        : await this.#steps.ask({ brand, memberId: entering.member.id, by, remember, party })
    if (pendingStep) {
      await this.#platform.db.transaction().execute(async (tx) => {
        await entering.settle?.(tx)
        await entering.forgive?.(tx)
      })
      return pendingStep
    }
    const how: How = {
      by,
      remember,
      along: entering.forgive,
      ...deviceTokenOf(entering),
    }
    const begin = (tx: Database): Promise<SignedIn> =>
      this.#platform.signIn.begin(tx, brand, entering.member, visitor, how)
    try {
      // A sign-in alone is one statement.
      if (!entering.settle && !endsOthers(brand)) return await begin(this.#platform.db)
      return await this.#platform.db.transaction().execute(async (tx) => {
        await entering.settle?.(tx)
        return await begin(tx)
      })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'self_excluded')
        await entering.forgive?.(this.#platform.db)
      throw error
    }
  }
}

/** A password without `remember` removes the previous device token; a device token stays. */
function rememberOf({ remember, remembered, type }: Payload): boolean | undefined {
  if (remembered) return undefined
  return remember || (type === 'username' ? false : undefined)
}

const deviceTokenOf = ({ deviceToken }: Entering): { deviceToken?: string } =>
  deviceToken === undefined ? {} : { deviceToken }

/** Why a member may not sign in here (decisions: who may log in where); only after the member has proved who they are. */
export function entranceRefusal(
  { type, status }: Pick<Entering['member'], 'type' | 'status'>,
  entrance: Payload['entrance'],
): ApiError | undefined {
  if (entrance === 'member' && isSubAccount(type)) return new ApiError('non_member_login')
  if (entrance === 'agent' && !isAgent(type)) return new ApiError('non_agent_login')
  return status === 'active' ? undefined : new ApiError('account_disabled')
}
