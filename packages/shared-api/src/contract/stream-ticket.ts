import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, moment } from './fields.ts'

export const balanceEvent = z.object({
  /** Over all wallets, exact decimal text. */
  sumBalance: decimalText,
  currency: z.string(),
})

export const streamTicket = defineCall({
  method: 'POST',
  path: '/wps/events/ticket',
  access: 'member',
  summary: 'A ticket for one event stream: a browser cannot send the session’s token with it',
  silent: true,
  response: z.object({ ticket: z.string(), expiresAt: moment }),
})
