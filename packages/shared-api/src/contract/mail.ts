import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize } from './fields.ts'

const MOST_AT_ONCE = 100
const PAGE = 20

/** What a message is about: news of the brand, a reward, money, the account, an answer to feedback. */
export const MAIL_KINDS = ['news', 'reward', 'money', 'account', 'feedback'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

const mail = z.object({
  id: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  /** In the requested language, or in the one that it was written in. */
  title: z.string(),
  sentAt: moment,
  read: z.boolean(),
})

/** A row of the list: the beginning of the message as plain text. */
export const mailRow = mail.extend({ preview: z.string() })
export type MailRow = z.output<typeof mailRow>

/** One message to read: sanitised HTML. */
export const mailDetail = mail.extend({ content: z.string() })
export type MailDetail = z.output<typeof mailDetail>

const one = z.object({ id: z.uuid() })
const several = z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE) })
/** How many messages it was, and how many are unread now: what the badge shows. */
const changed = z.object({ changed: z.number().int(), unread: z.number().int() })

export const listMails = defineCall({
  method: 'GET',
  path: '/wps/mail',
  access: 'member',
  summary: 'Own messages, the newest first; needs the flag MAILCEN (CON-07)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MOST_AT_ONCE, PAGE) }),
  response: z.object({ list: z.array(mailRow), nextCursor: cursorText.nullable() }),
})

export const openMail = defineCall({
  method: 'GET',
  path: '/wps/mail/:id',
  access: 'member',
  summary: 'One of one’s own messages; another call marks it as read',
  silent: true,
  params: one,
  response: mailDetail,
})

export const readMail = defineCall({
  method: 'POST',
  path: '/wps/mail/:id/read',
  access: 'member',
  summary: 'Marks one of one’s own messages as read',
  silent: true,
  params: one,
  response: changed,
})

export const readMails = defineCall({
  method: 'POST',
  path: '/wps/mail/read',
  access: 'member',
  summary: 'Marks every message of one’s own as read',
  response: changed,
})

export const deleteMail = defineCall({
  method: 'DELETE',
  path: '/wps/mail/:id',
  access: 'member',
  summary: 'Takes one of one’s own messages out of the list; it can be brought back for a day',
  params: one,
  response: changed,
})

export const deleteMails = defineCall({
  method: 'POST',
  path: '/wps/mail/delete',
  access: 'member',
  summary: 'Takes several of one’s own messages out of the list; those that are gone already are passed over',
  body: several,
  response: changed,
})

export const restoreMails = defineCall({
  method: 'POST',
  path: '/wps/mail/restore',
  access: 'member',
  summary: 'Brings messages back that were deleted within the day',
  body: several,
  response: changed,
})
