import type { Database } from '#db/database'
import { ApiError } from '#api/api-error'

export type ContactKind = 'email' | 'mobile'

/** Sets an address that was proved. Throws ApiError `mobile_taken`. Index: the primary key, member_profiles_by_mobile. */
export async function setContact(
  tx: Database,
  of: { memberId: string; merchant: string; kind: ContactKind; address: string; now: Date },
): Promise<void> {
  const { address, kind, memberId, merchant, now } = of
  const set =
    kind === 'email'
      ? { email: address, email_verified_at: now }
      : { mobile: address, mobile_verified_at: now }
  if (kind === 'mobile' && (await isTaken(tx, of))) throw taken()
  try {
    await tx
      .insertInto('member_profiles')
      .values({ member_id: memberId, merchant, created_at: now, ...set })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
      .execute()
  } catch (error) {
    // A concurrent transaction was faster.
    if (error instanceof Error && error.message.includes('member_profiles_by_mobile')) throw taken()
    throw error
  }
}

const taken = (): ApiError => new ApiError('mobile_taken', { field: 'mobileNum' })

async function isTaken(
  db: Database,
  { address, memberId, merchant }: { address: string; memberId: string; merchant: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('member_profiles')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('mobile', '=', address)
    .where('mobile_verified_at', 'is not', null)
    .where('member_id', '!=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** Index: the primary key. */
export async function setPayeeName(
  tx: Database,
  of: { memberId: string; merchant: string; name: string; now: Date },
): Promise<void> {
  const set = { payee_name: of.name }
  await tx
    .insertInto('member_profiles')
    .values({ member_id: of.memberId, merchant: of.merchant, created_at: of.now, ...set })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
    .execute()
}

/** The payee's name, held until the transaction ends, so that two tabs come one after the other. */
export async function lockPayeeName(tx: Database, memberId: string): Promise<string | null> {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst()
  const row = await tx
    .selectFrom('member_profiles')
    .select('payee_name')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.payee_name ?? null
}
