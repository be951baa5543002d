import { sql } from 'kysely'
import type { Database } from '#db/database'

/** What is needed to give a member another password. */
export function selectForPassword(db: Database, memberId: string) {
  return db
    .selectFrom('members')
    .leftJoin('member_profiles', 'member_profiles.member_id', 'members.id')
    .select(['members.id', 'members.account', 'members.type', 'members.status', 'members.password_hash'])
    .select((eb) => eb.fn.coalesce('member_profiles.password_set', sql<boolean>`true`).as('password_set'))
    .where('members.id', '=', memberId)
    .executeTakeFirst()
}

/** A member by account name with their e-mail. Index: members_by_account. */
export function selectWithEmail(db: Database, merchant: string, account: string) {
  return db
    .selectFrom('members')
    .innerJoin('member_profiles', 'member_profiles.member_id', 'members.id')
    .select(['members.id', 'members.account', 'members.status', 'member_profiles.email'])
    .where('members.merchant', '=', merchant)
    .where(sql`lower(members.account)`, '=', account.toLowerCase())
    .executeTakeFirst()
}

/** Sets a password; what was sent for another one ends by `endOtherAccess`. */
export async function updatePassword(tx: Database, memberId: string, hash: string): Promise<void> {
  await tx.updateTable('members').set({ password_hash: hash }).where('id', '=', memberId).execute()
  await tx
    .updateTable('member_profiles')
    .set({ password_set: true })
    .where('member_id', '=', memberId)
    .execute()
}

/** Stores a reset for a member; without a member the same statement stores nothing. */
export async function insertReset(
  tx: Database,
  row: { hash: string; merchant: string; memberId: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`delete from password_resets where expires_at <= ${row.now}`.execute(tx)
  await sql`insert into password_resets (hash, merchant, member_id, created_at, expires_at)
    select ${row.hash}, ${row.merchant}, m.id, ${row.now}::timestamptz, ${row.expiresAt}::timestamptz
    from members m where m.id = ${row.memberId}::uuid`.execute(tx)
}

/** Whose reset this is. Index: the primary key. */
export async function selectReset(
  db: Database,
  of: { hash: string; merchant: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('member_id')
    .where('hash', '=', of.hash)
    .where('merchant', '=', of.merchant)
    .where('expires_at', '>', of.now)
    .executeTakeFirst()
  return row?.member_id
}

/** Uses a reset up; false when it was used before. */
export async function takeReset(tx: Database, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
