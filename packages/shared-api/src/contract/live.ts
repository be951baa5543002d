import { z } from 'zod'
import { defineCall } from './call.ts'
import { decimalText, moment } from './fields.ts'
import type { WinnerTold } from './winner.ts'

/**
 * The platform's event stream (text/event-stream), one a page; `?merchant=` names the brand. With `&ticket=` it tells the
 * member of the ticket their own facts as well.
 */
export const LIVE_EVENTS_PATH = '/wps/events'

export const balanceTold = z.object({
  /** Over all wallets, exact decimal text. */
  sumBalance: decimalText,
  currency: z.string(),
})

/** What the stream tells, by the event's name. */
export interface LiveEvents {
  winner: WinnerTold
  /** To the member's own pages alone. */
  balance: z.output<typeof balanceTold>
}

export const streamTicket = defineCall({
  method: 'POST',
  path: '/wps/events/ticket',
  access: 'member',
  summary: 'A ticket for one event stream: a browser cannot send the session’s token with it',
  silent: true,
  response: z.object({ ticket: z.string(), expiresAt: moment }),
})
