import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '#db/database'
import type { Person } from '#content/chat/person'
import type { ChatTables } from '#content/chat/tables'

type Table = ChatTables['chat_conversations']
export type Conversation = Selectable<Table>

const columnOf = ({ kind }: Person) =>
  (kind === 'member' ? 'member_id' : 'guest_id') as 'member_id' | 'guest_id'

/** Indexes: the unique ones of member_id and guest_id. */
export function selectConversationOf(db: Database, person: Person): Promise<Conversation | undefined> {
  return db
    .selectFrom('chat_conversations')
    .selectAll()
    .where(columnOf(person), '=', person.id)
    .executeTakeFirst()
}

/** The same, held until `tx` ends: writers of messages wait for each other. */
export function holdConversationOf(tx: Database, person: Person): Promise<Conversation | undefined> {
  return tx
    .selectFrom('chat_conversations')
    .selectAll()
    .where(columnOf(person), '=', person.id)
    .forUpdate()
    .executeTakeFirst()
}

/** A guest's conversation and a member's, both held; in the order of their ids, as everything that holds more than one. */
export async function holdConversationsOf(
  tx: Database,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<{ said: Conversation | undefined; own: Conversation | undefined }> {
  const held = await tx
    .selectFrom('chat_conversations')
    .selectAll()
    .where((is) => is.or([is('guest_id', '=', guestId), is('member_id', '=', memberId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return {
    said: held.find(({ guest_id }) => guest_id === guestId),
    own: held.find(({ member_id }) => member_id === memberId),
  }
}

/** Index: the primary key. */
export function selectConversation(db: Database, id: string): Promise<Conversation | undefined> {
  return db.selectFrom('chat_conversations').selectAll().where('id', '=', id).executeTakeFirst()
}

export function holdConversation(tx: Database, id: string): Promise<Conversation | undefined> {
  return tx.selectFrom('chat_conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Leaves one that the person has already as it is. */
export async function insertConversation(tx: Database, row: Insertable<Table>): Promise<void> {
  await tx
    .insertInto('chat_conversations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function updateConversation(
  tx: Database,
  id: string,
  change: Updateable<Table>,
): Promise<Conversation> {
  return tx
    .updateTable('chat_conversations')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Reader = 'member' | 'operator'

/** Messages that a side has on a screen now, in one statement; those conversations that it had less of before. Index: the primary key. */
export async function noteDelivered(
  db: Database,
  side: Reader,
  named: readonly { id: string; seq: number }[],
): Promise<Conversation[]> {
  const column = sql.ref(`${side}_delivered`)
  const { rows } = await sql<Conversation>`update chat_conversations c set ${column} = w.seq
    from (select id, max(seq) as seq from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as n(id uuid, seq int)
      group by id order by id) w
    where c.id = w.id and c.${column} < w.seq and w.seq <= c.last_seq returning c.*`.execute(db)
  return rows
}

/** A side has read up to a number; undefined where it had before. Index: the primary key of the entries. */
export function noteRead(
  db: Database,
  id: string,
  side: Reader,
  upTo: number,
): Promise<Conversation | undefined> {
  const other = side === 'member' ? 'operator' : 'member'
  const read = sql`least(${upTo}::int, last_seq)`
  return db
    .updateTable('chat_conversations')
    .set({
      [`${side}_read`]: read,
      [`${side}_delivered`]: sql`greatest(${sql.ref(`${side}_delivered`)}, ${read})`,
      [`${side}_unread`]: sql`(select count(*)::int from chat_entries e where e.conversation_id = chat_conversations.id
        and e.seq > ${read} and e.side = ${other} and e.kind in ('text', 'picture'))`,
    })
    .where('id', '=', id)
    .where(sql<boolean>`${sql.ref(`${side}_read`)} < ${read}`)
    .returningAll()
    .executeTakeFirst()
}
