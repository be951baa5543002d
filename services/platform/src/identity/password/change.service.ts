import type { passwordChange } from '@site/shared-api/contract/password'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { NewPasswords } from '#identity/password/new-password'
import { selectForPassword } from '#identity/password/repository'
import { AccountProof } from '#identity/safety/account-proof'
import { checkPassword } from '#identity/hashing/password'
import type { Visitor } from '#identity/session/visitor'
import type { Session } from '#identity/session/service'

const WINDOW_MS = 15 * 60 * 1000
const MOST_TRIES = 8

/** A signed-in member's new password (B4, ACC-19): it needs the old one, or a code where there is none. */
export class PasswordChanges {
  readonly #platform: Platform
  readonly #passwords: NewPasswords
  readonly #proof: AccountProof
  constructor(platform: Platform, passwords: NewPasswords) {
    this.#platform = platform
    this.#proof = new AccountProof(platform)
    this.#passwords = passwords
  }

  /** Answers the requested device token; throws ApiError `password_wrong`, `proof_required`, `modify.new.old.same`, `password_common`, `invalid_input`, `trial_refused`, `too_many_requests`. */
  async change(
    brand: LiveBrand,
    session: Session,
    change: z.output<typeof passwordChange>,
    visitor: Visitor,
  ): Promise<string | undefined> {
    if (isFreePlay(session.type)) throw new ApiError('trial_refused')
    if (change.newPassword !== change.confirmNewPassword)
      throw new ApiError('invalid_input', { field: 'data.confirmNewPassword', data: { fault: 'unequal' } })
    const { db, throttle } = this.#platform
    const member = await selectForPassword(db, session.memberId)
    if (member === undefined) throw new ApiError('session_ended')
    if (member.password_set) {
      const tries = { subject: `password:${member.id}`, most: MOST_TRIES, windowMs: WINDOW_MS }
      await throttle.take(tries)
      if (!(await checkPassword(member.password_hash, change.oldPassword)))
        throw new ApiError('password_wrong', { field: 'data.oldPassword' })
      await throttle.forget(tries)
    } else await this.#proof.prove({ session, visitor }, 'password', { password: undefined })
    const of = {
      member,
      visitor,
      password: change.newPassword,
      way: 'change',
      keepSession: session.id,
    } as const
    return await this.#passwords.set(brand, { ...of, remember: change.remember }, () => Promise.resolve())
  }
}
