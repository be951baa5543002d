import { BehaviorSubject } from 'rxjs'
import { LIVE_EVENTS_PATH, type LiveEvents } from '../contract/live.ts'
import { site } from '../site.ts'
import { whenIdle } from '../when-idle.ts'
import { fetchTicket, takeBalance, takeInbox } from './own-facts.ts'

/** `off` while no part listens or the page is hidden; `down` while the platform does not answer. */
export type LiveState = 'off' | 'joining' | 'open' | 'down'

/** A refused stream (too many, maintenance, starting up) is requested again after this long. */
const AGAIN_MS = 20_000
/** A lost stream of a member is opened anew, with a new ticket: the old one was good for one stream. */
const SOON_MS = 3_000
/** By then every part of the page, and a session of another tab, has taken the change up. */
const RENEW_MS = 250

const state = new BehaviorSubject<LiveState>('off')
let listeners = 0
let source: EventSource | undefined
let waiting: ReturnType<typeof setTimeout> | undefined
/** Counts openings: a ticket that comes when its stream is no longer wanted is left alone. */
let opening = 0
let following: { unsubscribe(): void } | undefined

/** The page's one event stream of the platform; what it sends are events on the bus (`gameWon`, `balanceChanged`). */
export const live = { state, join, renew }

/** Keeps the stream open while the page is seen; returns what lets go of it. The last to go closes it. */
function join(): () => void {
  listeners += 1
  if (listeners === 1) {
    document.addEventListener('visibilitychange', tune)
    following = followSession()
    // The page's own work comes first.
    whenIdle(tune)
  }
  return () => {
    listeners -= 1
    if (listeners > 0) return
    document.removeEventListener('visibilitychange', tune)
    following?.unsubscribe()
    tune()
  }
}

/** Opens the stream anew: for another member, or for a guest who has a ticket now. */
function renew(): void {
  if (state.value === 'off') return
  close('joining')
  waiting = setTimeout(tune, RENEW_MS)
}

/** Another member, another stream. */
function followSession(): { unsubscribe(): void } {
  const { bus } = site()
  const started = bus.on('sessionStarted').subscribe(renew)
  started.add(bus.on('sessionEnded').subscribe(renew))
  return started
}

function tune(): void {
  const wanted = listeners > 0 && document.visibilityState === 'visible'
  if (wanted && source === undefined) start()
  if (!wanted) close('off')
}

function start(): void {
  clearTimeout(waiting)
  if (typeof EventSource === 'undefined') return state.next('down')
  if (state.value !== 'joining') state.next('joining')
  opening += 1
  if (!site().signedIn()) return open(undefined)
  const mine = opening
  void fetchTicket().then((ticket) => {
    if (mine === opening && source === undefined) open(ticket)
  })
}

function open(ticket: string | undefined): void {
  const { bus, plan, session } = site()
  const token = session()?.token
  const query = new URLSearchParams({
    merchant: plan.brand.merchant,
    ...(ticket !== undefined && { ticket }),
  })
  const stream = new EventSource(`${LIVE_EVENTS_PATH}?${query.toString()}`)
  source = stream
  stream.onopen = () => state.next('open')
  stream.onerror = () => {
    const isRefused = stream.readyState === EventSource.CLOSED
    if (!isRefused && ticket === undefined) return state.next('down')
    close('down')
    waiting = setTimeout(tune, isRefused ? AGAIN_MS : SOON_MS)
  }
  stream.addEventListener('winner', ({ data }: MessageEvent<string>) => {
    // reason: our own platform, written by the contract's type
    bus.emit('gameWon', JSON.parse(data) as LiveEvents['winner'])
  })
  stream.addEventListener('balance', ({ data }: MessageEvent<string>) => {
    takeBalance(JSON.parse(data) as LiveEvents['balance']) // reason: as above
  })
  stream.addEventListener('deposit', ({ data }: MessageEvent<string>) => {
    bus.emit('depositChanged', JSON.parse(data) as LiveEvents['deposit']) // reason: as above
  })
  stream.addEventListener('withdrawal', ({ data }: MessageEvent<string>) => {
    bus.emit('withdrawalChanged', JSON.parse(data) as LiveEvents['withdrawal']) // reason: as above
  })
  stream.addEventListener('noticesRead', ({ data }: MessageEvent<string>) => {
    bus.emit('noticesRead', JSON.parse(data) as LiveEvents['noticesRead']) // reason: as above
  })
  stream.addEventListener('inbox', ({ data }: MessageEvent<string>) => {
    takeInbox(JSON.parse(data) as LiveEvents['inbox']) // reason: as above
  })
  stream.addEventListener('chat', ({ data }: MessageEvent<string>) => {
    bus.emit('chatTold', JSON.parse(data) as LiveEvents['chat']) // reason: as above
  })
  stream.addEventListener('sessionEnded', ({ data }: MessageEvent<string>) => {
    const { reason } = JSON.parse(data) as LiveEvents['sessionEnded'] // reason: as above
    // A sign-out is shown by the page where it was made. And another tab may have signed in anew: the end of a
    // previous session is ignored.
    if (reason !== 'logout' && token !== undefined && site().session()?.token === token)
      bus.emit('sessionEnded', { reason })
  })
}

function close(as: LiveState): void {
  clearTimeout(waiting)
  opening += 1
  source?.close()
  source = undefined
  if (state.value !== as) state.next(as)
}
