import { MODULE_IDENTITY } from '../contract/constants.ts'
import { chatUnread, inboxUnread } from '../contract/counters.ts'
import { callQuery } from '../query.ts'

/** Unread chat messages; needs the flag CBS3 (B7). */
export function chatUnreadQuery() {
  return callQuery(chatUnread, { query: { module: MODULE_IDENTITY.chat } }, { personal: true })
}

/** Unread mails; needs the flag MAILCEN (B7). */
export function inboxUnreadQuery() {
  return callQuery(inboxUnread)
}
