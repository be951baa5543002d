import { z } from 'zod'
import { defineCall } from './call.ts'
import { shortText } from './fields.ts'

const count = z.object({ count: z.number().int().nonnegative() })

export const chatUnread = defineCall({
  method: 'GET',
  path: '/wps/chat/unread',
  access: 'public',
  summary: 'Unread chat messages of the member, or of the guest’s ticket; needs the flag CBS3 (B7)',
  silent: true,
  query: z.object({ module: shortText.optional() }),
  response: count,
})

export const inboxUnread = defineCall({
  method: 'GET',
  path: '/wps/inbox/unread',
  access: 'member',
  summary: 'Unread messages; needs the flag MAILCEN (B7)',
  silent: true,
  response: count,
})
