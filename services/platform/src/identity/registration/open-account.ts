import { faultOf } from '@site/config'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { registerOf, type LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import { hashPassword } from '#identity/hashing/password'
import { findForLogin } from '#identity/members/repository'
import { insertMember } from '#identity/members/write.repository'
import { PasswordRules } from '#identity/password/password-rules'
import { insertProfile } from '#identity/registration/repository'
import { accountIds } from '#money/index'

/** An account that is opened for another person. */
export interface OpenedAccount {
  readonly id: string
  readonly brand: LiveBrand
  readonly account: string
  readonly password: string
  readonly nickname: string | null
  readonly type: number
  /** The member who brought them; null: none. */
  readonly invitedBy: string | null
  readonly address: string
}

/**
 * Judges name and password by the brand's rules of registration and hashes the password, before any transaction. Throws ApiError
 * `invalid_input` (data.fault), `username_taken`, `password_common`, each with its field.
 */
export async function judgeAccount(
  platform: Platform,
  rules: PasswordRules,
  of: Pick<OpenedAccount, 'account' | 'brand' | 'password'>,
): Promise<string> {
  const { account, brand, password } = of
  const rule = registerOf(brand, platform).fields.find(({ name }) => name === 'username')
  const { minLength = 5, maxLength = 16, patternId = 'username' } = rule ?? {}
  const fault = faultOf({ required: true, minLength, maxLength, patternId }, account)
  if (fault !== undefined) throw new ApiError('invalid_input', { field: 'account', data: { fault } })
  await rules.check(brand, password, { account, field: 'password' })
  if ((await findForLogin(platform.db, brand.merchant, account)) !== undefined)
    throw new ApiError('username_taken', { field: 'account' })
  return await hashPassword(password)
}

/** Writes the account with profile and wallet; who brought them is above them in the tree from then on. Throws ApiError `username_taken`. */
export async function openAccount(
  tx: Database,
  { clock, outbox }: Pick<Platform, 'clock' | 'outbox'>,
  of: OpenedAccount & { passwordHash: string },
): Promise<void> {
  const { account, brand, id, invitedBy, nickname, passwordHash, type } = of
  const { merchant } = brand
  const now = clock.now()
  try {
    await insertMember(tx, {
      id,
      merchant,
      account,
      nickname,
      type,
      password_hash: passwordHash,
      created_at: now,
      last_login_at: null,
    })
  } catch (error) {
    if (error instanceof Error && error.message.includes('members_by_account'))
      throw new ApiError('username_taken', { field: 'account' })
    throw error
  }
  await insertProfile(tx, {
    member_id: id,
    merchant,
    mobile: null,
    mobile_verified_at: null,
    email: null,
    invited_by: invitedBy,
    register_address: of.address,
    created_at: now,
  })
  await accountIds(tx, { merchant, currency: brand.document.currency.code, now }, [
    { memberId: id, wallet: 'MAIN' },
  ])
  await outbox.record(tx, {
    topic: 'member.registered',
    merchant,
    payload: { memberId: id, method: 'agent', invitedBy },
  })
}

export { PasswordRules }
