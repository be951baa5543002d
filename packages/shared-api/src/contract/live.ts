import type { WinnerTold } from './winner.ts'

/** The platform's event stream (text/event-stream), one a page; `?merchant=` names the brand. */
export const LIVE_EVENTS_PATH = '/wps/events'

/** What the stream tells, by the event's name. */
export interface LiveEvents {
  winner: WinnerTold
}
