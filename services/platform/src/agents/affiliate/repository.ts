import type { Database } from '#db/database'

/** Index: affiliate_codes_by_member. */
export async function selectCode(db: Database, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('affiliate_codes')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.code
}

interface NewCode {
  readonly merchant: string
  readonly code: string
  readonly memberId: string
  readonly now: Date
}

/** Stores a code unless the member has one already, or another member has this one. */
export async function insertCode(db: Database, { merchant, code, memberId, now }: NewCode): Promise<void> {
  await db
    .insertInto('affiliate_codes')
    .values({ merchant, code, member_id: memberId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
