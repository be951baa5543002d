import type { ValueOf } from '../contract/call.ts'
import type { chatUnread, inboxUnread } from '../contract/counters.ts'
import { getQuery } from '../query.ts'

/** Unread chat messages; needs the flag CBS3 (B7). */
export function chatUnreadQuery() {
  return getQuery<ValueOf<typeof chatUnread>>('/wps/chat/unread', { module: 'CBS3' }, { member: true })
}

/** Unread mails; needs the flag MAILCEN (B7). */
export function inboxUnreadQuery() {
  return getQuery<ValueOf<typeof inboxUnread>>('/wps/inbox/unread', {}, { member: true })
}
