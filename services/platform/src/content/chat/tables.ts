import type { CHAT_KINDS } from '@site/shared-api/contract/chat'

export type ChatSide = 'member' | 'operator' | 'house'
export type ChatStatus = 'waiting' | 'open' | 'closed'

export interface ChatTables {
  /** Who talks without an account, by the key in a cookie. */
  chat_guests: { id: string; merchant: string; key_hash: string; created_at: Date; seen_at: Date }
  /** One of each member and each guest: closed and opened again, never another. */
  chat_conversations: {
    id: string
    merchant: string
    member_id: string | null
    guest_id: string | null
    language: string
    status: ChatStatus
    operator_id: string | null
    operator_name: string | null
    last_seq: number
    last_text: string
    last_from: ChatSide
    last_at: Date
    /** Up to which number each side has it on a screen, has read it, and how many of the other side's it has not read. */
    member_delivered: number
    member_read: number
    member_unread: number
    operator_delivered: number
    operator_read: number
    operator_unread: number
    waiting_since: Date | null
    /** What an operator wrote for operators when it was closed. */
    note: string | null
    rating: number | null
    /** The screen they came from. */
    page: string | null
    /** Where a guest who left a message wants the answer. */
    contact: string | null
    created_at: Date
  }
  chat_entries: {
    conversation_id: string
    seq: number
    client_id: string
    side: ChatSide
    kind: (typeof CHAT_KINDS)[number]
    text: string
    picture_id: string | null
    picture_width: number | null
    picture_height: number | null
    by_name: string | null
    at: Date
  }
  chat_pictures: { id: string; conversation_id: string; content: Buffer; at: Date }
  /** When an operator's page was last open. */
  chat_presence: { operator_id: string; seen_at: Date }
  canned_answers: {
    merchant: string
    id: string
    title: unknown
    texts: unknown
    sort: number
    archived_at: Date | null
  }
}

declare module '#db/tables' {
  interface Tables extends ChatTables {}
}
