import { showToast, site, whenIdle } from '@site/shared-api'
import { leavePlanAtNextStep } from '#host/routing/navigation.ts'

/** A build failure is shown long enough to be read; only `npm run dev` sends it. */
const FAULT_MS = 60_000

/** A refused stream (too many, starting up) is requested again after this long. */
const AGAIN_MS = 30_000

/** Listens, while the page is seen, for a newer plan; it is taken over at the next step (architecture: the life of a page). */
export function followPlan(): void {
  let stream: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const listen = (): void => {
    clearTimeout(again)
    stream?.close()
    stream = undefined
    if (document.visibilityState !== 'visible') return
    stream = new EventSource(
      `/m/-/events?brand=${encodeURIComponent(site().plan.brand.merchant)}&composition=${site().plan.composition}`,
    )
    // A browser comes back by itself after a lost stream, never after a refused one.
    stream.onerror = ({ target }) => {
      if (target === stream && stream?.readyState === EventSource.CLOSED) again = setTimeout(listen, AGAIN_MS)
    }
    stream.addEventListener('reload', () => location.reload())
    stream.addEventListener('fault', ({ data }: MessageEvent<string>) =>
      showToast(String(JSON.parse(data)), 'error', FAULT_MS),
    )
    stream.addEventListener('plan', ({ data }: MessageEvent<string>) => {
      if (data === site().plan.release) return
      leavePlanAtNextStep()
      site().bus.emit('planChanged', { planId: data })
    })
  }
  document.addEventListener('visibilitychange', listen)
  addEventListener('pagehide', () => stream?.close())
  whenIdle(listen)
}
