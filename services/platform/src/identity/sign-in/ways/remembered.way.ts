import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { selectEntering } from '#identity/members/repository'
import type { Visitor } from '#identity/session/visitor'
import type { Entering, LoginPayloadRead, Way } from '#identity/sign-in/ways/way'

/** By the device token of a remembered login (decisions: remembered login): bound to the browser, good for one sign-in. */
export class RememberedWay implements Way {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async enter(brand: LiveBrand, payload: LoginPayloadRead, visitor: Visitor): Promise<Entering> {
    const { browsers, db, security } = this.#platform
    const { merchant } = brand
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
      return { member, deviceToken: redeemed.deviceToken }
    }
    const memberId = redeemed.status === 'reused' ? redeemed.memberId : undefined
    const kind = redeemed.status === 'reused' ? 'device_token_reused' : 'sign_in_failed'
    await security.record(db, visitor, { kind, merchant, memberId, detail: { by: 'remembered' } })
    throw new ApiError('login_failed')
  }
}
