import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { CheckAnswers } from '#identity/human-check/human-checks'
import { findForLogin, renewHash } from '#identity/members/repository'
import { LoginThrottle } from '#identity/sign-in/login-throttle'
import { checkPassword, hashPassword, isOutdated } from '#identity/hashing/password'
import type { Visitor } from '#identity/session/visitor'
import type { Entering, LoginPayloadRead, Way } from '#identity/sign-in/ways/way'

/** By user name and password. */
export class PasswordWay implements Way {
  readonly #platform: Platform
  readonly #throttle: LoginThrottle
  constructor(platform: Platform) {
    this.#platform = platform
    this.#throttle = new LoginThrottle(platform.throttle)
  }

  async enter(brand: LiveBrand, payload: LoginPayloadRead, visitor: Visitor): Promise<Entering> {
    const { browsers, db, security } = this.#platform
    const name = payload.username.toLowerCase()
    const attempt = await this.#throttle.begin({
      account: `${brand.merchant}:${name}`,
      address: visitor.address,
      knownBrowser: await browsers.knownTo(brand.merchant, name, visitor.browser),
      checkHuman: this.#humanCheck(brand, payload, visitor),
    })
    const member = await findForLogin(db, brand.merchant, name)
    if (!(await checkPassword(member?.password_hash, payload.password)) || !member) {
      await security.record(db, visitor, {
        kind: 'sign_in_failed',
        merchant: brand.merchant,
        memberId: member?.id,
        detail: { by: 'username' },
      })
      throw new ApiError('login_failed', attempt.captcha ? { data: { captcha: true } } : {})
    }
    if (isOutdated(member.password_hash)) await this.#renew(member, payload.password)
    return { member, forgive: (batch) => attempt.succeed(batch) }
  }

  /** A right password is never turned away for it: in a rush it waits for the next sign-in. */
  async #renew(member: { id: string; password_hash: string }, password: string): Promise<void> {
    const hash = await hashPassword(password).catch(() => undefined)
    if (hash !== undefined) await renewHash(this.#platform.db, member, hash)
  }

  #humanCheck({ merchant }: LiveBrand, answers: CheckAnswers, { address }: Visitor) {
    const came = [answers.captchaId, answers.pass].some((one) => one !== undefined && one !== '')
    return came ? () => this.#platform.humanChecks.requireCaptcha({ merchant, address }, answers) : undefined
  }
}
