import type { z } from 'zod'
import type { SessionEnd } from './session-end.ts'
import type { balanceTold } from './stream-ticket.ts'
import type { WinnerTold } from './winner.ts'

/**
 * The platform's event stream (text/event-stream), one a page; `?merchant=` names the brand. With `&ticket=` it tells the
 * member of the ticket their own facts as well.
 */
export const LIVE_EVENTS_PATH = '/wps/events'

/** What the stream tells, by the event's name. */
export interface LiveEvents {
  winner: WinnerTold
  /** To the member's own pages alone. */
  balance: z.output<typeof balanceTold>
  /** To the member's own pages alone: how many messages are unread (SHL-24). */
  inbox: { readonly unread: number }
  /** To the pages of that session: it is over, and this is why (SHL-34). */
  sessionEnded: { readonly reason: SessionEnd }
}
