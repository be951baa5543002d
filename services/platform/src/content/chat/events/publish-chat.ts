import type { ChatState } from '@site/shared-api/contract/chat'
import type { Platform } from '#api/platform'
import type { Database } from '#db/database'
import {
  noteDelivered,
  selectConversationOf,
  type Conversation,
} from '#content/chat/conversations.repository'
import { personOf, type Person } from '#content/chat/person'
import { signalId, type ChatFact } from '#content/chat/events/chat-signal'
import { toState } from '#content/chat/wire'

/** Publishes what can be read again: the state of a conversation, or that a side is typing. */
export function publishChat(
  { eventPublisher }: Pick<Platform, 'eventPublisher'>,
  chat: Pick<Conversation, 'id' | 'merchant' | 'member_id' | 'guest_id'>,
  fact: Exclude<ChatFact, { kind: 'entry' }>,
): void {
  const id = signalId({ conversation: chat.id, person: personOf(chat), fact })
  eventPublisher.publish({ topic: 'chat', merchant: chat.merchant, id })
}

/** Notes that a side's screen shows messages and notifies the other side. */
export async function noteChatsSeen(
  platform: Pick<Platform, 'db' | 'eventPublisher'>,
  side: 'member' | 'operator',
  named: readonly { id: string; seq: number }[],
): Promise<void> {
  if (named.length === 0) return
  for (const chat of await noteDelivered(platform.db, side, named))
    publishChat(platform, chat, { kind: 'state' })
}

/** The state for a person; undefined for one who has never written. */
export async function stateOfPerson(db: Database, person: Person): Promise<ChatState | undefined> {
  const chat = await selectConversationOf(db, person)
  return chat && toState(chat)
}
