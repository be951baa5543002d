import type { RegisterSettings } from '@site/shared-api/contract/system'
import { ApiError } from '#api/api-error'
import { momentIn } from '#api/pages/moment-in'
import type { Platform } from '#api/platform'
import { findForLogin } from '#identity/members/repository'
import type { PasswordRules } from '#identity/password/password-rules'
import type { Asking } from '#identity/registration/asking'
import { fieldsOf, type Method, type Payload } from '#identity/registration/form/form-fields'
import type { NewAccount } from '#identity/registration/new-account'
import { mobileIn, prove, type Phone } from '#identity/registration/proofs'
import { readForm, type FormValues } from '#identity/registration/form/read-form'
import { findInvitation, firstLink, type Invitation } from '#agents/index'
import { isMobileTaken, isNameTaken } from '#identity/registration/repository'
import { hashPassword } from '#identity/hashing/password'
import { registerOf } from '#brands/index'
import { deviceOf, findDuplicateAccount } from '#care/index'
import { perNetwork } from '#operations/index'

/** Many phones share one address of a mobile network. */
const FORMS = { most: 120, windowMs: 60 * 60 * 1000 }
const SECRET_BYTES = 32
const NAME_SIGNS = 9
const DAY_SIGNS = 10

/** Judges forms by the brand's rules and by what is known already (B4, B5). */
export class FormJudge {
  readonly #platform: Platform
  readonly #rules: PasswordRules
  constructor(platform: Platform, rules: PasswordRules) {
    this.#platform = platform
    this.#rules = rules
  }

  /** Everything of the account that is to be made; throws ApiError of the first rule that is broken. */
  async judge(asking: Asking, method: Method, payload: Payload): Promise<NewAccount> {
    const { brand, request } = asking
    const { clock, db, randomness, throttle } = this.#platform
    const { merchant, document } = brand
    const settings = registerOf(brand, this.#platform)
    if (!settings.methods[method]) throw new ApiError('registration_closed')
    await throttle.take(...perNetwork(request.ip, { ...FORMS, subject: 'register' }))
    const today = new Date(momentIn(clock.now(), document.timeZone).slice(0, DAY_SIGNS))
    const values = readForm(settings, method, payload, today)
    const mobile = mobileIn(brand, values, payload)
    if (values.password !== undefined)
      await this.#rules.check(brand, values.password, { account: values.username, field: 'data.password' })
    if (values.username !== undefined && (await isNameTaken(db, merchant, values.username)))
      throw new ApiError('username_taken', { field: 'data.username' })
    const invited = await this.#inviter(asking, payload)
    const recommendedBy = await this.#recommender(merchant, values)
    await this.#checkHuman(asking, settings, method, payload)
    const phone = await this.#phone(asking, { settings, values, payload, mobile })
    const held = await this.#isHeld(asking, values, phone)
    const secret = values.password ?? randomness.token(SECRET_BYTES)
    return {
      brand,
      method,
      payload,
      values,
      account: values.username ?? this.#newName(),
      phone,
      passwordHash: await hashPassword(secret),
      paymentPasswordHash:
        values.paymentPassword === undefined ? null : await hashPassword(values.paymentPassword),
      invitedBy: invited?.memberId ?? null,
      linkId: invited?.linkId ?? null,
      recommendedBy,
      address: request.ip,
      held,
    }
  }

  /** Throws ApiError `self_excluded` for details that identify one person (MEM-09); only after the number was proved. */
  async #isHeld({ brand, visitor }: Asking, values: FormValues, phone: Phone | undefined): Promise<boolean> {
    const match = await findDuplicateAccount(this.#platform, brand, {
      mobile: phone?.verified === true ? phone.mobile : undefined,
      email: values.email,
      identity: values.idNumber,
      payee: values.payeeName,
      birthday: values.birthday,
      device: deviceOf(visitor.browser),
    })
    if (match === 'refuse') throw new ApiError('self_excluded')
    return match === 'hold'
  }

  /** The first link that this browser opened counts before the code of the form, which has to be right all the same. */
  async #inviter({ brand, request }: Asking, { affiliateCode }: Payload): Promise<Invitation | undefined> {
    const { db } = this.#platform
    const typed =
      affiliateCode === undefined || affiliateCode === ''
        ? undefined
        : await findInvitation(db, brand.merchant, affiliateCode)
    if (affiliateCode !== undefined && affiliateCode !== '' && typed === undefined)
      throw new ApiError('invitation_invalid', { field: 'data.affiliateCode' })
    const first = firstLink(request)
    const opened = first === undefined ? undefined : await findInvitation(db, brand.merchant, first)
    return opened ?? typed
  }

  async #recommender(merchant: string, { recommenderId }: FormValues): Promise<string | null> {
    if (recommenderId === undefined) return null
    const member = await findForLogin(this.#platform.db, merchant, recommenderId)
    if (member?.status !== 'active') throw new ApiError('referrer_invalid', { field: 'data.recommenderId' })
    return member.id
  }

  async #checkHuman(
    { brand, request }: Asking,
    settings: RegisterSettings,
    method: Method,
    payload: Payload,
  ): Promise<void> {
    if (!fieldsOf(settings, method).some(({ name }) => name === 'identifying')) return
    const requester = { merchant: brand.merchant, address: request.ip }
    await this.#platform.humanChecks.requireCaptcha(requester, payload)
  }

  /** That a number belongs to another account is revealed only to a visitor who has proved that it is theirs. */
  async #phone(
    { brand, visitor }: Asking,
    of: { settings: RegisterSettings; values: FormValues; payload: Payload; mobile: string | undefined },
  ): Promise<Phone | undefined> {
    if (of.mobile === undefined) return undefined
    const phone = await prove(this.#platform, { ...of, brand, requester: visitor.requester }, of.mobile)
    if (phone.verified && (await isMobileTaken(this.#platform.db, brand.merchant, of.mobile)))
      throw new ApiError('mobile_taken', { field: 'data.mobileNum' })
    return phone
  }

  /** Letters and digits that cannot be taken for each other, beginning with a letter. */
  #newName(): string {
    const signs = '23456789abcdefghjkmnpqrstuvwxyz'
    const { randomness } = this.#platform
    const drawn = Array.from(
      { length: NAME_SIGNS },
      () => signs[Number(randomness.below(BigInt(signs.length)))] ?? '',
    )
    return `m${drawn.join('')}`
  }
}
