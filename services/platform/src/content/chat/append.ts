import type { CHAT_KINDS } from '@site/shared-api/contract/chat'
import type { Selectable } from 'kysely'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { publishEvent } from '#db/signals/signal'
import { updateConversation, type Conversation } from '#content/chat/conversations.repository'
import { insertEntry, selectByClientId, type Entry } from '#content/chat/entries.repository'
import { personOf } from '#content/chat/person'
import { insertChatPicture } from '#content/chat/pictures.repository'
import type { ChatSide, ChatTables } from '#content/chat/tables'
import { signalId } from '#content/chat/events/chat-signal'
import type { TakenPicture } from '#api/pictures/draw-picture'

/** Of the last message, for lists. */
const SHOWN_SIGNS = 160

/** A line that is added to a conversation. */
export interface Line {
  readonly clientId: string
  readonly side: ChatSide
  readonly kind: (typeof CHAT_KINDS)[number]
  readonly text: string
  readonly by?: string | undefined
  readonly picture?: { readonly id: string; readonly taken: TakenPicture } | undefined
}

export type Said = { readonly entry: Entry; readonly chat: Conversation }

/** The message that is there already under this id; ApiError `transaction_conflict` where it says something else. */
export async function saidBefore(tx: Database, chat: Conversation, line: Line): Promise<Said | undefined> {
  const entry = await selectByClientId(tx, chat.id, line.clientId)
  if (!entry) return undefined
  const isSame =
    entry.side === line.side &&
    entry.kind === line.kind &&
    (line.kind === 'picture' || entry.text === line.text)
  if (!isSame) throw new ApiError('transaction_conflict', { field: 'clientId' })
  return { entry, chat }
}

/**
 * Adds a line to a conversation that `tx` holds, with the next number, and changes the conversation with it: numbers become
 * visible in order, without gaps, so a reader that has the last one has all before it. Every instance is notified.
 */
export async function append(
  tx: Database,
  chat: Conversation,
  line: Line,
  now: Date,
  change: Partial<Selectable<ChatTables['chat_conversations']>> = {},
): Promise<Said> {
  const seq = chat.last_seq + 1
  const { picture } = line
  if (picture)
    await insertChatPicture(tx, {
      id: picture.id,
      conversation_id: chat.id,
      content: picture.taken.content,
      at: now,
    })
  const entry = await insertEntry(tx, {
    conversation_id: chat.id,
    seq,
    client_id: line.clientId,
    side: line.side,
    kind: line.kind,
    text: line.text,
    picture_id: picture?.id ?? null,
    picture_width: picture?.taken.width ?? null,
    picture_height: picture?.taken.height ?? null,
    by_name: line.by ?? null,
    at: now,
  })
  const isMessage = line.kind === 'text' || line.kind === 'picture'
  const changed = await updateConversation(tx, chat.id, {
    last_seq: seq,
    last_at: now,
    ...(isMessage && { last_text: line.text.slice(0, SHOWN_SIGNS), last_from: line.side }),
    ...(isMessage && line.side === 'operator' && { member_unread: chat.member_unread + 1 }),
    ...(isMessage && line.side === 'member' && { operator_unread: chat.operator_unread + 1 }),
    ...change,
  })
  await publishEvent(tx, {
    topic: 'chat',
    merchant: chat.merchant,
    id: signalId({ conversation: chat.id, person: personOf(chat), fact: { kind: 'entry', seq } }),
  })
  return { entry, chat: changed }
}
