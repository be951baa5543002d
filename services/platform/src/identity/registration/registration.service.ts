import type { Platform } from '#api/platform'
import { checkDuplicates, restrictDuplicate } from '#care/index'
import type { PasswordRules } from '#identity/password/password-rules'
import type { Asking } from '#identity/registration/asking'
import { madeBefore, type Registered } from '#identity/registration/attempts'
import type { Method, Payload } from '#identity/registration/form/form-fields'
import { FormJudge } from '#identity/registration/form/form-judge'
import { writeAccount } from '#identity/registration/new-account'
import { Turns } from '#identity/registration/turns'
import type { SignedIn } from '#identity/sign-in/sign-in'

/** Makes accounts and signs them in (B4, B5, ACC-10 to ACC-15). */
export class RegistrationService {
  readonly #platform: Platform
  readonly #forms: FormJudge
  readonly #turns: Turns
  constructor(platform: Platform, rules: PasswordRules) {
    this.#platform = platform
    this.#forms = new FormJudge(platform, rules)
    this.#turns = new Turns(platform.throttle)
  }

  /** Registers, or signs in the account that the same attempt made before; throws ApiError of every rule (B5). */
  register(asking: Asking, method: Method, payload: Payload): Promise<SignedIn> {
    const key = `register:${asking.brand.merchant}:${payload.attempt}`
    return this.#turns.take(key, () => this.#register(asking, method, payload))
  }

  async #register(asking: Asking, method: Method, payload: Payload): Promise<SignedIn> {
    const { brand } = asking
    const known = await madeBefore(this.#platform, brand.merchant, method, payload)
    if (known) return await this.#begin(asking, () => Promise.resolve(known))
    const made = await this.#forms.judge(asking, method, payload)
    return await this.#begin(asking, async (tx) => {
      const member = await writeAccount(tx, this.#platform, made)
      const { request, visitor } = asking
      const about = { merchant: brand.merchant, memberId: member.id }
      await this.#platform.security.record(tx, visitor, { ...about, kind: 'registered', detail: { method } })
      if (made.held)
        await restrictDuplicate(tx, { id: member.id, merchant: brand.merchant }, this.#platform.clock.now())
      await checkDuplicates(tx, { id: member.id, merchant: brand.merchant }, this.#platform.clock.now())
      const ticket = payload.socialTicket
      if (ticket !== undefined) await this.#platform.socialTickets.claim(tx, { ...about, ticket, request })
      return member
    })
  }

  async #begin(
    { brand, visitor }: Asking,
    member: (tx: Platform['db']) => Promise<Registered>,
  ): Promise<SignedIn> {
    const { db, signIn } = this.#platform
    return await db.transaction().execute(async (tx) => {
      const entering = { ...(await member(tx)), last_login_at: null }
      return await signIn.begin(tx, brand, entering, visitor, { by: 'registration' })
    })
  }
}
