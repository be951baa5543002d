import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Index: mails_unread. */
export async function countUnreadMails(db: Database, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
