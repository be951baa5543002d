import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { ChatTables } from '#content/chat/tables'

export async function insertChatPicture(
  tx: Database,
  row: Insertable<ChatTables['chat_pictures']>,
): Promise<void> {
  await tx.insertInto('chat_pictures').values(row).execute()
}

/** A picture of one conversation. Index: the primary key. */
export async function selectChatPicture(
  db: Database,
  conversation: string,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('chat_pictures')
    .select('content')
    .where('id', '=', id)
    .where('conversation_id', '=', conversation)
    .executeTakeFirst()
  return row && Buffer.from(row.content)
}
