import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { joinByLink } from '#agents/index'
import { accountIds } from '#money/index'
import { insertMember } from '#identity/members/write.repository'
import { ATTEMPT_KEPT_MS, digestOf, type Registered } from '#identity/registration/attempts'
import type { Method, Payload } from '#identity/registration/form/form-fields'
import type { Phone } from '#identity/registration/proofs'
import type { FormValues } from '#identity/registration/form/read-form'
import { insertAttempt, insertProfile } from '#identity/registration/repository'

/** Everything that is known, and judged, of a new account. */
export interface NewAccount {
  readonly brand: LiveBrand
  readonly method: Method
  readonly payload: Payload
  readonly values: FormValues
  readonly account: string
  readonly phone: Phone | undefined
  readonly passwordHash: string
  readonly paymentPasswordHash: string | null
  readonly invitedBy: string | null
  /** The invite link by which they came. */
  readonly linkId: string | null
  readonly recommendedBy: string | null
  readonly address: string
  /** Some detail matches an excluded member's: an operator has to look before the account may play. */
  readonly held: boolean
}

/** Writes a new member with profile, wallet and attempt; throws ApiError `username_taken`, `mobile_taken`, `verification_code_wrong`, `phone_auth_failed`. */
export async function writeAccount(tx: Database, platform: Platform, made: NewAccount): Promise<Registered> {
  const { clock, keyed, outbox, randomness } = platform
  const { account, brand, method, payload, phone, values } = made
  const { merchant } = brand
  const now = clock.now()
  const id = randomness.uuid()
  const nickname = values.nickname ?? null
  const row = {
    id,
    merchant,
    account,
    nickname,
    type: MEMBER_TYPE.member,
    password_hash: made.passwordHash,
    created_at: now,
  }
  await taken('members_by_account', 'username_taken', 'data.username', () =>
    insertMember(tx, { ...row, last_login_at: null }),
  )
  await taken('member_profiles_by_mobile', 'mobile_taken', 'data.mobileNum', () =>
    insertProfile(tx, profileOf(made, id, now)),
  )
  const { invitedBy, linkId } = made
  const type =
    invitedBy === null || linkId === null
      ? MEMBER_TYPE.member
      : await joinByLink(tx, { memberId: id, linkId, agentId: invitedBy, merchant, now })
  await phone?.proof?.use(tx)
  const digest = digestOf(keyed, method, payload)
  const attempt = { merchant, attempt: payload.attempt, member_id: id, digest, created_at: now }
  await insertAttempt(tx, attempt, new Date(now.getTime() - ATTEMPT_KEPT_MS))
  await accountIds(tx, { merchant, currency: brand.document.currency.code, now }, [
    { memberId: id, wallet: 'MAIN' },
  ])
  const fact = { memberId: id, method, invitedBy: made.invitedBy }
  await outbox.record(tx, { topic: 'member.registered', merchant, payload: fact })
  return { id, account, type }
}

function profileOf(made: NewAccount, memberId: string, now: Date) {
  const { brand, payload, phone, values } = made
  return {
    member_id: memberId,
    merchant: brand.merchant,
    mobile: phone?.mobile ?? null,
    mobile_verified_at: phone?.verified === true ? now : null,
    email: values.email ?? null,
    password_set: values.password !== undefined,
    payment_password_hash: made.paymentPasswordHash,
    payee_name: values.payeeName ?? null,
    id_number: values.idNumber ?? null,
    qq: values.qqNum ?? null,
    facebook: values.facebook ?? null,
    wechat: values.wechat ?? null,
    line: values.line ?? null,
    whatsapp: values.whatsapp ?? null,
    zalo: values.zalo ?? null,
    birthday: values.birthday ?? null,
    invited_by: made.invitedBy,
    recommended_by: made.recommendedBy,
    register_url: payload.registerUrl,
    register_method: payload.registerMethod,
    register_domain: payload.domain,
    register_address: made.address,
    created_at: now,
  }
}

/** Reads the refusal of a unique index as a refusal of the catalogue. */
async function taken(
  index: string,
  code: 'username_taken' | 'mobile_taken',
  field: string,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (error instanceof Error && error.message.includes(index)) throw new ApiError(code, { field })
    throw error
  }
}
