import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#modules/brands/service'
import type { PasswordRules } from '#modules/password/password-rules'
import { updatePassword } from '#modules/password/repository'
import { checkPassword, hashPassword } from '#modules/session/password'

/** Whose password is set, by which way, and which session may go on. */
export interface PasswordOf {
  readonly member: { readonly id: string; readonly account: string; readonly password_hash: string }
  readonly password: string
  readonly way: 'change' | 'reset' | 'phone'
  readonly keepSession?: string
}

/** Sets passwords: the rules, the former one refused, every other session and remembered browser ended (B4, ACC-19). */
export class NewPasswords {
  readonly #platform: Platform
  readonly #rules: PasswordRules
  constructor(platform: Platform, rules: PasswordRules) {
    this.#platform = platform
    this.#rules = rules
  }

  /**
   * `prove` runs in the same transaction and may still refuse. Throws ApiError `invalid_input`, `password_common`,
   * `modify.new.old.same` with the field `data.newPassword`.
   */
  async set(brand: LiveBrand, of: PasswordOf, prove: (tx: Database) => Promise<void>): Promise<void> {
    const { member, password, way } = of
    const field = 'data.newPassword'
    await this.#rules.check(brand, password, { account: member.account, field })
    if (await checkPassword(member.password_hash, password))
      throw new ApiError('modify.new.old.same', { field })
    const hash = await hashPassword(password)
    const { db, outbox, sessions } = this.#platform
    await db.transaction().execute(async (tx) => {
      await prove(tx)
      await updatePassword(tx, member.id, hash)
      await sessions.endOthers(tx, member.id, of.keepSession)
      const fact = { memberId: member.id, way }
      await outbox.record(tx, { topic: 'member.password_changed', merchant: brand.merchant, payload: fact })
    })
  }
}
