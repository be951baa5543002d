import type { z } from 'zod'
import type { depositEvent } from './deposit.ts'
import type { ChatEvent } from './chat.ts'
import type { SessionEnd } from './session-end.ts'
import type { balanceEvent } from './stream-ticket.ts'
import type { WinnerEvent } from './winner.ts'
import type { withdrawalEvent } from './withdraw.ts'

/**
 * The platform's event stream (text/event-stream), one a page; `?merchant=` names the brand. With `&ticket=` it sends
 * the member of the ticket their own events as well.
 */
export const LIVE_EVENTS_PATH = '/wps/events'

/** The stream's events, by their names. */
export interface LiveEvents {
  winner: WinnerEvent
  /** To the member's own pages alone. */
  balance: z.output<typeof balanceEvent>
  /** To the member's own pages alone: the state of one of their deposits has changed (MEM-02). */
  deposit: z.output<typeof depositEvent>
  /** To the member's own pages alone: the state of one of their withdrawals has changed (MEM-03). */
  withdrawal: z.output<typeof withdrawalEvent>
  /** To the pages of the member, or the guest, whose conversation it is (CON-08). */
  chat: ChatEvent
  /** To the member's own pages alone: what they have read, on whatever device; no ids: everything (B4). */
  noticesRead: { readonly ids: readonly string[] }
  /** To the member's own pages alone: how many messages are unread (SHL-24). */
  inbox: { readonly unread: number }
  /** To the pages of that session: it is over, and this is why (SHL-34). */
  sessionEnded: { readonly reason: SessionEnd }
}
