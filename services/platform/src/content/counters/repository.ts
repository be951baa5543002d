import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Index: chat_messages_unread. */
export async function countUnreadChat(db: Database, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('from_operator', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
