import type { ChatEntry, ChatState } from '@site/shared-api/contract/chat'
import type { ChatSummary } from '@site/shared-api/contract/operator-chat'
import type { Conversation } from '#content/chat/conversations.repository'
import type { Entry } from '#content/chat/entries.repository'

export function toEntry(row: Entry): ChatEntry {
  const { picture_id: id, picture_width: width, picture_height: height } = row
  return {
    seq: row.seq,
    clientId: row.client_id,
    from: row.side,
    kind: row.kind,
    text: row.text,
    picture: id === null || width === null || height === null ? null : { id, width, height },
    by: row.by_name,
    at: row.at.toISOString(),
  }
}

/** What a person sees who has never written. */
export const NO_CHAT: ChatState = {
  status: 'none',
  operator: null,
  lastSeq: 0,
  delivered: 0,
  read: 0,
  unread: 0,
  rating: null,
}

/** The state for the member's side. */
export function toState(row: Conversation | undefined): ChatState {
  if (!row) return NO_CHAT
  return {
    status: row.status,
    operator: row.operator_name,
    lastSeq: row.last_seq,
    delivered: row.operator_delivered,
    read: row.operator_read,
    unread: row.member_unread,
    rating: row.rating,
  }
}

/** The summary for operators. */
export function toSummary(row: Conversation, account: string | null): ChatSummary {
  return {
    id: row.id,
    merchant: row.merchant,
    account,
    language: row.language,
    status: row.status,
    operator: row.operator_name,
    lastSeq: row.last_seq,
    lastText: row.last_text,
    lastFrom: row.last_from,
    lastAt: row.last_at.toISOString(),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    unread: row.operator_unread,
    delivered: row.member_delivered,
    read: row.member_read,
    rating: row.rating,
    note: row.note,
  }
}
