import { sql } from 'kysely'
import type { Database } from '#db/database'

/** A member by account name, in any case. Index: members_by_account. */
export function findForLogin(db: Database, merchant: string, account: string) {
  return db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'status', 'password_hash', 'last_login_at'])
    .where('merchant', '=', merchant)
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst()
}

/** The same of the member who has verified this number (E.164). Index: member_profiles_by_mobile. */
export function findByMobile(db: Database, merchant: string, mobile: string) {
  return db
    .selectFrom('member_profiles')
    .innerJoin('members', 'members.id', 'member_profiles.member_id')
    .select([
      'members.id',
      'members.account',
      'members.type',
      'members.status',
      'members.password_hash',
      'members.last_login_at',
    ])
    .where('member_profiles.merchant', '=', merchant)
    .where('member_profiles.mobile', '=', mobile)
    .where('member_profiles.mobile_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** A member who has shown who they are. Index: the primary key. */
export function selectEntering(db: Database, id: string) {
  return db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'status', 'last_login_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Replaces the hash of the same password, unless the password was changed in the meantime. */
export async function renewHash(
  db: Database,
  { id, password_hash }: { id: string; password_hash: string },
  hash: string,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}

export async function noteLogin(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('members').set({ last_login_at: now }).where('id', '=', id).execute()
}

export function selectMember(db: Database, id: string) {
  return db
    .selectFrom('members')
    .select(['id', 'merchant', 'account', 'nickname', 'head_icon', 'type', 'created_at', 'last_login_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Index: the primary key. */
export async function updateProfile(
  db: Database,
  id: string,
  change: { nickname: string } | { head_icon: string | null },
): Promise<void> {
  await db.updateTable('members').set(change).where('id', '=', id).execute()
}
