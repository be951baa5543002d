import { UNREAD_THROTTLE_MS } from '@site/config'
import {
  chatUnreadQuery,
  currentSession,
  inboxUnreadQuery,
  popupExists,
  routeExists,
  site,
  storage,
  type SessionInfo,
} from '@site/shared-api'
import {
  filter,
  fromEvent,
  map,
  merge,
  type Observable,
  startWith,
  Subject,
  switchMap,
  throttleTime,
} from 'rxjs'
import { CHAT_TICKET } from '#chat-launch/chat-ticket.ts'
import { unreadNoticesQuery } from '#member/notices.api.ts'

/** What the member has not read yet (B3: counters). */
export interface Unread {
  readonly chat: number
  readonly inbox: number
  readonly notices: number
}

const NOTHING: Unread = { chat: 0, inbox: 0, notices: 0 }
/** A trial account has neither mail nor chat, and has read every notice (B4, B6). */
const TRIAL = 4
/** Popups that show unread counts: opening one asks anew. */
const COUNTED: readonly string[] = ['member', 'service', 'notices']

const opened = new Subject<void>()

/** The side menu, which shows the counts, has opened. */
export function noteMenuOpened(): void {
  opened.next()
}

/** What is not there for this brand can be read nowhere: it is not counted either (MOD-05). */
function ways() {
  const { flags } = site().plan
  return {
    chat: flags.includes('CBS3') && popupExists('service'),
    inbox: flags.includes('MAILCEN') && routeExists('/m/webEmail'),
    notices: routeExists('/m/notice') || popupExists('notices'),
  }
}

/** A count that cannot be fetched is zero: a badge never blocks anything (A8). */
const countOf = (answer: Promise<{ readonly count: number }>): Promise<number> =>
  answer.then(
    ({ count }) => count,
    () => 0,
  )

async function ask({ type }: SessionInfo): Promise<Unread> {
  const { queries } = site()
  const has = ways()
  const now = { staleTime: 0 }
  if (type === TRIAL) return NOTHING
  const notices = async () => ({
    count: (await queries.fetchQuery({ ...unreadNoticesQuery(), ...now })).unread,
  })
  const [chat, inbox, unread] = await Promise.all([
    has.chat ? countOf(queries.fetchQuery({ ...chatUnreadQuery(), ...now })) : 0,
    has.inbox ? countOf(queries.fetchQuery({ ...inboxUnreadQuery(), ...now })) : 0,
    has.notices ? countOf(notices()) : 0,
  ])
  return { chat, inbox, notices: unread }
}

/** A guest who has written to customer service may have an answer (CON-08). */
async function askAsGuest(): Promise<Unread> {
  if (!ways().chat || storage.get(CHAT_TICKET) === undefined) return NOTHING
  return {
    ...NOTHING,
    chat: await countOf(site().queries.fetchQuery({ ...chatUnreadQuery(), staleTime: 0 })),
  }
}

/** What is unread, fetched at start, for a new session, after reading, when the page is looked at again and when a place that shows it opens; at most once in 250 ms (SHL-24). */
export function unreadStream(): Observable<Unread> {
  const { bus } = site()
  const seen = merge(fromEvent(document, 'visibilitychange'), fromEvent(globalThis, 'focus')).pipe(
    filter(() => document.visibilityState === 'visible'),
  )
  const popups = bus.on('popupRequested').pipe(filter(({ data }) => COUNTED.includes(data.popup)))
  return merge(
    bus.on('sessionStarted'),
    bus.on('sessionEnded'),
    bus.on('inboxChanged'),
    bus.on('noticesRead'),
    popups,
    opened,
    seen,
  ).pipe(
    map(() => undefined),
    startWith(undefined),
    throttleTime(UNREAD_THROTTLE_MS, undefined, { leading: true, trailing: true }),
    switchMap(() => {
      const session = currentSession()
      return session === null ? askAsGuest() : ask(session)
    }),
  )
}
