import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { PlayTables } from '#money/index'

/** Keeps a ticket, and deletes those that were not used in time. Index: stream_tickets_by_end. */
export async function insertTicket(
  db: Database,
  row: Insertable<PlayTables['stream_tickets']>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('stream_tickets').where('expires_at', '<=', now).execute()
  await db.insertInto('stream_tickets').values(row).execute()
}

/** Takes a ticket, once; undefined when there is none. Index: the primary key. */
export function takeTicket(db: Database, of: { hash: string; merchant: string; now: Date }) {
  return db
    .deleteFrom('stream_tickets')
    .where('hash', '=', of.hash)
    .where('merchant', '=', of.merchant)
    .where('expires_at', '>', of.now)
    .returning(['member_id', 'session_id'])
    .executeTakeFirst()
}

/** Which of these sessions still live. Index: the primary key. */
export async function selectLiveSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.id')
    .where('sessions.id', 'in', [...ids])
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('members.status', '=', 'active')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
