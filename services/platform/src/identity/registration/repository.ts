import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { MemberTables } from '#identity/members/tables'

/** Index: members_by_account. */
export async function isNameTaken(db: Database, merchant: string, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** Index: member_profiles_by_mobile. */
export async function isMobileTaken(db: Database, merchant: string, mobile: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_profiles')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertProfile(
  tx: Database,
  row: Insertable<MemberTables['member_profiles']>,
): Promise<void> {
  await tx.insertInto('member_profiles').values(row).execute()
}

/** The registration of an attempt with its account. Index: the primary key. */
export function selectAttempt(db: Database, merchant: string, attempt: string) {
  return db
    .selectFrom('registration_attempts')
    .innerJoin('members', 'members.id', 'registration_attempts.member_id')
    .select([
      'members.id',
      'members.account',
      'members.type',
      'members.status',
      'members.password_hash',
      'registration_attempts.digest',
      'registration_attempts.created_at',
    ])
    .where('registration_attempts.merchant', '=', merchant)
    .where('registration_attempts.attempt', '=', attempt)
    .executeTakeFirst()
}

/** Notes what an attempt made, and forgets the old ones. Index: registration_attempts_by_time. */
export async function insertAttempt(
  tx: Database,
  row: { merchant: string; attempt: string; member_id: string; digest: string; created_at: Date },
  keptSince: Date,
): Promise<void> {
  await tx.deleteFrom('registration_attempts').where('created_at', '<', keptSince).execute()
  await tx.insertInto('registration_attempts').values(row).execute()
}
