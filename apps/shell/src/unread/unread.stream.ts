import { UNREAD_THROTTLE_MS } from '@site/config'
import {
  announcementsQuery,
  chatUnreadQuery,
  currentSession,
  inboxUnreadQuery,
  NOTHING_UNREAD,
  routeExists,
  site,
  type SessionInfo,
  type Unread,
} from '@site/shared-api'
import { asyncScheduler, filter, from, fromEvent, merge, Observable, of, switchMap, throttleTime } from 'rxjs'
import { canOpen } from '#host/popups/can-open.ts'
import { onOverlays, overlaysNow, type Overlay } from '#host/popups/overlay.ts'

/** A trial account has neither mail nor chat, and has read every notice (B4, B6). */
const TRIAL = 4

const COUNTED: readonly string[] = ['member', 'service', 'notices']

/** Places that show unread counts: opening one asks anew. */
const showsCounts = (overlay: Overlay): boolean => overlay.kind === 'menu' || COUNTED.includes(overlay.popup)

const opened = new Observable<void>((listener) => onOverlays(() => listener.next())).pipe(
  filter(() => overlaysNow().some(showsCounts)),
)
const seen = new Observable<Event>((listener) =>
  merge(fromEvent(document, 'visibilitychange'), fromEvent(globalThis, 'focus')).subscribe(listener),
).pipe(filter(() => document.visibilityState === 'visible'))

/** What is not there for this brand can be read nowhere: it is not counted either (MOD-05). */
function ways() {
  const { flags } = site().plan
  return {
    chat: flags.includes('CBS3') && canOpen('service'),
    inbox: flags.includes('MAILCEN') && routeExists('/m/webEmail'),
    notices: routeExists('/m/notice') || canOpen('notices'),
  }
}

/** A count that cannot be had is none: a badge never stands in the way (A8). */
const countOf = (answer: Promise<{ readonly count: number }>): Promise<number> =>
  answer.then(
    ({ count }) => count,
    () => 0,
  )

async function ask({ type }: SessionInfo): Promise<Unread> {
  const { queries } = site()
  const has = ways()
  const now = { staleTime: 0 }
  if (type === TRIAL) return NOTHING_UNREAD
  const [chat, inbox, notices] = await Promise.all([
    has.chat ? countOf(queries.fetchQuery({ ...chatUnreadQuery(), ...now })) : 0,
    has.inbox ? countOf(queries.fetchQuery({ ...inboxUnreadQuery(), ...now })) : 0,
    has.notices
      ? countOf(
          queries
            .fetchQuery({ ...announcementsQuery(), ...now })
            .then(({ player }) => ({ count: player.filter(({ read }) => !read).length })),
        )
      : 0,
  ])
  return { chat, inbox, notices }
}

/** What is unread, asked for at start, for a new session, after reading, when the page is looked at again and when a place that shows it opens; at most once in 250 ms (SHL-24). */
export function unreadStream(): Observable<Unread> {
  const { bus } = site()
  return merge(
    of(undefined),
    bus.on('sessionStarted'),
    bus.on('sessionEnded'),
    bus.on('noticesRead'),
    opened,
    seen,
  ).pipe(
    throttleTime(UNREAD_THROTTLE_MS, asyncScheduler, { leading: true, trailing: true }),
    switchMap(() => {
      const session = currentSession()
      return session === null ? of(NOTHING_UNREAD) : from(ask(session))
    }),
  )
}
