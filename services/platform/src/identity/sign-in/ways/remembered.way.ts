import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { selectEntering } from '#identity/members/repository'
import { perNetwork, takenBack } from '#operations/index'
import type { Visitor } from '#identity/session/visitor'
import type { Entering, LoginPayloadRead, Way } from '#identity/sign-in/ways/way'

/** Many phones share one address of a mobile network; each try may be written down for good. */
const TRIES = { subject: 'remembered', most: 60, windowMs: 10 * 60 * 1000 }

/** By the device token of a remembered login (decisions: remembered login): bound to the browser, good for one sign-in. */
export class RememberedWay implements Way {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async enter(brand: LiveBrand, payload: LoginPayloadRead, visitor: Visitor): Promise<Entering> {
    const { browsers, db, security, throttle } = this.#platform
    const { merchant } = brand
    const tries = perNetwork(visitor.address, TRIES)
    await throttle.take(...tries)
    const redeemed = await db.transaction().execute((tx) =>
      browsers.redeem(tx, {
        merchant,
        account: payload.username,
        token: payload.password,
        browser: visitor.browser,
      }),
    )
    if (redeemed.status === 'in') {
      const member = await selectEntering(db, redeemed.memberId)
      const forgive = (batch: Database): Promise<void> => throttle.settle(batch, takenBack(tries, 'one'))
      return { member, deviceToken: redeemed.deviceToken, forgive }
    }
    const memberId = redeemed.status === 'reused' ? redeemed.memberId : undefined
    const kind = redeemed.status === 'reused' ? 'device_token_reused' : 'sign_in_failed'
    await security.record(db, visitor, { kind, merchant, memberId, detail: { by: 'remembered' } })
    throw new ApiError('login_failed')
  }
}
