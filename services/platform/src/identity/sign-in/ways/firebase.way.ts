import { flagOn } from '@site/config'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { findByMobile } from '#identity/members/repository'
import { perNetwork } from '#operations/index'
import type { Visitor } from '#identity/session/visitor'
import type { Entering, LoginPayloadRead, Way } from '#identity/sign-in/ways/way'

const FIELD = 'data.firebaseIdToken'
/** Many phones share one address of a mobile network. */
const TRIES = { subject: 'firebase', most: 100, windowMs: 10 * 60 * 1000 }

/** By a number that the third-party phone service has proved (B3, ACC-20). */
export class FirebaseWay implements Way {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async enter(brand: LiveBrand, payload: LoginPayloadRead, visitor: Visitor): Promise<Entering> {
    const { db, phoneAuth, security, throttle } = this.#platform
    const { merchant, document } = brand
    if (!flagOn(document, 'FIREBASEAUTH3') || phoneAuth.settings(brand) === null)
      throw new ApiError('feature_unavailable', { field: 'data.type' })
    const { firebaseIdToken: idToken } = payload
    if (idToken === undefined || idToken === '') throw new ApiError('phone_auth_failed', { field: FIELD })
    await throttle.take(...perNetwork(visitor.address, TRIES))
    const proven = await phoneAuth.verify(brand, idToken, FIELD)
    const member = await findByMobile(db, merchant, proven.mobile)
    if (member) return { member, settle: (tx) => proven.use(tx) }
    await security.record(db, visitor, { kind: 'sign_in_failed', merchant, detail: { by: 'firebase' } })
    throw new ApiError('login_failed')
  }
}
