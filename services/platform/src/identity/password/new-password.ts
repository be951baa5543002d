import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import type { PasswordRules } from '#identity/password/password-rules'
import { updatePassword } from '#identity/password/repository'
import { endOtherAccess } from '#identity/safety/end-access'
import { Safety } from '#identity/safety/safety'
import { forgiveGuesses } from '#identity/sign-in/login-throttle'
import { checkPassword, hashPassword } from '#identity/hashing/password'
import type { Visitor } from '#identity/session/visitor'

/** Whose password is set, by which way, and which session may go on. */
export interface PasswordOf {
  readonly member: { readonly id: string; readonly account: string; readonly password_hash: string }
  readonly password: string
  readonly way: 'change' | 'reset' | 'phone'
  readonly visitor: Visitor
  readonly keepSession?: string
  /** Requests a new device token of this browser: the previous ones end. */
  readonly remember?: boolean
}

/** Sets a password by the rules, never the previous one; ends other sessions and remembered browsers (B4, ACC-19). */
export class NewPasswords {
  readonly #platform: Platform
  readonly #rules: PasswordRules
  readonly #safety: Safety
  constructor(platform: Platform, rules: PasswordRules) {
    this.#platform = platform
    this.#rules = rules
    this.#safety = new Safety(platform)
  }

  /**
   * `prove` runs in the same transaction and may still refuse; answers the requested device token. Throws ApiError `invalid_input`, `password_common`,
   * `modify.new.old.same` with the field `data.newPassword`.
   */
  async set(
    brand: LiveBrand,
    of: PasswordOf,
    prove: (tx: Database) => Promise<void>,
  ): Promise<string | undefined> {
    const { member, password, visitor, way } = of
    const { merchant } = brand
    const field = 'data.newPassword'
    await this.#rules.check(brand, password, { account: member.account, field })
    if (await checkPassword(member.password_hash, password))
      throw new ApiError('modify.new.old.same', { field })
    const hash = await hashPassword(password)
    const { browsers, db, outbox, security, throttle } = this.#platform
    return await db.transaction().execute(async (tx) => {
      await prove(tx)
      await updatePassword(tx, member.id, hash)
      await forgiveGuesses(tx, throttle, { merchant, account: member.account })
      await endOtherAccess(tx, this.#platform, {
        memberId: member.id,
        by: 'password',
        keepSession: of.keepSession,
      })
      const fact = { memberId: member.id, way }
      await outbox.record(tx, { topic: 'member.password_changed', merchant, payload: fact })
      const kind = way === 'change' ? 'password_changed' : 'password_reset'
      await security.record(tx, visitor, { kind, merchant, memberId: member.id, detail: { way } })
      const changed = { brand, memberId: member.id, kind: 'password', language: visitor.language } as const
      await this.#safety.changed(tx, changed)
      if (of.remember !== true || visitor.browser === undefined) return undefined
      const browser = await browsers.valueOf(tx, visitor)
      return (await browsers.note(tx, { id: member.id, merchant }, { ...visitor, browser }, true)).deviceToken
    })
  }
}
