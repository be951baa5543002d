import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#db/database'
import type { ChatTables } from '#content/chat/tables'

type Table = ChatTables['chat_entries']
export type Entry = Selectable<Table>

/** The requested part of a conversation. */
export interface Span {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly limit: number
}

export function insertEntry(tx: Database, row: Insertable<Table>): Promise<Entry> {
  return tx.insertInto('chat_entries').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The message that a sender has made under this id. Index: chat_entries (conversation_id, client_id). */
export function selectByClientId(
  db: Database,
  conversation: string,
  clientId: string,
): Promise<Entry | undefined> {
  return db
    .selectFrom('chat_entries')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** A page of a conversation in its order, and whether there is more on either side. Index: the primary key. */
export async function selectSpan(
  db: Database,
  conversation: string,
  { before, after, limit }: Span,
): Promise<{ entries: Entry[]; hasEarlier: boolean; hasLater: boolean }> {
  const isForward = after !== undefined
  const rows = await db
    .selectFrom('chat_entries')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .$if(after !== undefined, (query) => query.where('seq', '>', after ?? 0))
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', isForward ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const isCut = rows.length > limit
  if (!isForward) page.reverse()
  return {
    entries: page,
    hasEarlier: isForward ? after > 0 : isCut,
    hasLater: isForward ? isCut : before !== undefined,
  }
}

/** Entries by conversation and number, in their order. Index: the primary key. */
export async function selectNamed(
  db: Database,
  named: readonly { id: string; seq: number }[],
): Promise<Entry[]> {
  if (named.length === 0) return []
  const { rows } = await sql<Entry>`select e.*
    from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as w(id uuid, seq int)
    join chat_entries e on e.conversation_id = w.id and e.seq = w.seq order by e.conversation_id, e.seq`.execute(
    db,
  )
  return rows
}
