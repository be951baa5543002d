import { BehaviorSubject } from 'rxjs'
import { LIVE_EVENTS_PATH, type LiveEvents } from '../contract/live.ts'
import { site } from '../site.ts'

/** `off` while nobody listens or the page is hidden; `down` while the platform cannot be heard. */
export type LiveState = 'off' | 'joining' | 'open' | 'down'

/** A refused stream (too many, maintenance, starting up) is asked for again after this long. */
const AGAIN_MS = 20_000

const state = new BehaviorSubject<LiveState>('off')
let listeners = 0
let source: EventSource | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

/** The page's one event stream of the platform; what it tells are facts on the bus (`gameWon`). */
export const live = { state, join }

/** Keeps the stream open while the page is seen; returns what lets go of it. The last to go closes it. */
function join(): () => void {
  listeners += 1
  if (listeners === 1) {
    document.addEventListener('visibilitychange', tune)
    // The page's own work comes first.
    ;(globalThis.requestIdleCallback ?? setTimeout)(tune)
  }
  return () => {
    listeners -= 1
    if (listeners > 0) return
    document.removeEventListener('visibilitychange', tune)
    tune()
  }
}

function tune(): void {
  const wanted = listeners > 0 && document.visibilityState === 'visible'
  if (wanted && source === undefined) open()
  if (!wanted) close('off')
}

function open(): void {
  clearTimeout(waiting)
  const { bus, plan } = site()
  if (typeof EventSource === 'undefined') return state.next('down')
  state.next('joining')
  source = new EventSource(`${LIVE_EVENTS_PATH}?merchant=${encodeURIComponent(plan.brand.merchant)}`)
  source.onopen = () => state.next('open')
  source.onerror = () => {
    if (source?.readyState === EventSource.CLOSED) {
      close('down')
      waiting = setTimeout(tune, AGAIN_MS)
    } else state.next('down')
  }
  source.addEventListener('winner', ({ data }: MessageEvent<string>) => {
    // reason: our own platform, written by the contract's type
    bus.emit('gameWon', JSON.parse(data) as LiveEvents['winner'])
  })
}

function close(as: LiveState): void {
  clearTimeout(waiting)
  source?.close()
  source = undefined
  if (state.value !== as) state.next(as)
}
