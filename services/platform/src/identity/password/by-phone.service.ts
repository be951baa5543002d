import type { passwordByPhone } from '@site/shared-api/contract/password'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import { requireFlag } from '#api/flag'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { findByMobile } from '#identity/members/repository'
import { requireMobile } from '#identity/one-time-code/mobile-number'
import type { NewPasswords } from '#identity/password/new-password'
import { perNetwork } from '#operations/index'
import type { Visitor } from '#identity/session/visitor'

const TRIES = { subject: 'password:phone', most: 60, windowMs: 10 * 60 * 1000 }

/** New passwords by a code or the third party's proof of the number (B4, ACC-18). */
export class PasswordsByPhone {
  readonly #platform: Platform
  readonly #passwords: NewPasswords
  constructor(platform: Platform, passwords: NewPasswords) {
    this.#platform = platform
    this.#passwords = passwords
  }

  /** Answers the user name to sign in with; for a number without a member the code is wrong. Throws ApiError `mobile_invalid`, `verification_code_wrong`, `phone_auth_failed`, `feature_unavailable`, `account_disabled` and those of every new password. */
  async set(brand: LiveBrand, payload: z.output<typeof passwordByPhone>, visitor: Visitor): Promise<string> {
    requireFlag(brand, 'CHNGPASSVERIF3')
    const { db, throttle } = this.#platform
    await throttle.take(...perNetwork(visitor.address, TRIES))
    const mobile = requireMobile(brand, payload.mobileNum, payload.countryDialingCode, 'data.mobileNum')
    const proof = await this.#prove(brand, payload, mobile, visitor.requester)
    const member = await findByMobile(db, brand.merchant, mobile)
    if (member === undefined) throw wrongCode()
    if (member.status !== 'active') throw new ApiError('account_disabled')
    const of = { member, visitor, password: payload.newPassword, way: 'phone' } as const
    await this.#passwords.set(brand, of, (tx) => proof.use(tx))
    return member.account
  }

  async #prove(
    brand: LiveBrand,
    { firebaseIdToken, verificationCode = '' }: z.output<typeof passwordByPhone>,
    mobile: string,
    requester: string | undefined,
  ): Promise<{ use(tx: Database): Promise<void> }> {
    const { codes, phoneAuth } = this.#platform
    if (firebaseIdToken !== undefined) {
      const field = 'data.firebaseIdToken'
      requireFlag(brand, 'FIREBASEAUTH3')
      const proven = await phoneAuth.verify(brand, firebaseIdToken, field)
      if (proven.mobile !== mobile) throw new ApiError('phone_auth_failed', { field })
      return proven
    }
    const lookup = { merchant: brand.merchant, mobile, purpose: 'password', requester } as const
    return await codes.check(lookup, verificationCode, FIELD)
  }
}

const FIELD = 'data.verificationCode'
const wrongCode = (): ApiError => new ApiError('verification_code_wrong', { field: FIELD })
