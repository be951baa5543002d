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

export async function noteLogin(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('members').set({ last_login_at: now }).where('id', '=', id).execute()
}

export function selectMember(db: Database, id: string) {
  return db
    .selectFrom('members')
    .select([
      'id',
      'merchant',
      'account',
      'nickname',
      'type',
      'vip_level',
      'vip_conditions',
      'created_at',
      'last_login_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The member's level and the one above, lowest first. */
export function selectLevels(db: Database, merchant: string, level: number) {
  return db
    .selectFrom('vip_levels')
    .select(['level', 'label_id', 'label', 'conditions'])
    .where('merchant', '=', merchant)
    .where('level', 'in', [level, level + 1])
    .orderBy('level')
    .execute()
}
