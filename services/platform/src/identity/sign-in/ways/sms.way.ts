import { flagOn } from '@site/config'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { findByMobile } from '#identity/members/repository'
import { requireMobile } from '#identity/one-time-code/mobile-number'
import { perNetwork } from '#operations/index'
import type { Visitor } from '#identity/session/visitor'
import type { Entering, LoginPayloadRead, Way } from '#identity/sign-in/ways/way'

/** Many phones share one address of a mobile network; a code itself allows five tries. */
const TRIES = { subject: 'sms-login', most: 100, windowMs: 10 * 60 * 1000 }

/** By mobile number and the code it was sent (B3): the number travels as user name, the code as password. */
export class SmsWay implements Way {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async enter(brand: LiveBrand, payload: LoginPayloadRead, visitor: Visitor): Promise<Entering> {
    const { codes, db, throttle } = this.#platform
    const { merchant, document } = brand
    if (!flagOn(document, 'MOBILENUMREG3')) throw new ApiError('feature_unavailable', { field: 'data.type' })
    const mobile = requireMobile(brand, payload.username, payload.countryDialingCode, 'data.username')
    await throttle.take(...perNetwork(visitor.address, TRIES))
    // Numbers without a member have codes too, which were not sent: the same work, the same answer.
    const right = await codes
      .check(
        { merchant, mobile, purpose: 'login', requester: visitor.requester },
        payload.password,
        'data.password',
      )
      .catch((error: unknown) => this.#refuse(brand, visitor, error))
    const member = await findByMobile(db, merchant, mobile)
    if (!member) throw new ApiError('verification_code_wrong', { field: 'data.password' })
    return { member, settle: (tx) => right.use(tx) }
  }

  async #refuse({ merchant }: LiveBrand, visitor: Visitor, error: unknown): Promise<never> {
    const failure = { kind: 'sign_in_failed', merchant, detail: { by: 'sms' } } as const
    await this.#platform.security.record(this.#platform.db, visitor, failure)
    throw error
  }
}
