/** The platform's clock as this page knows it, ticking for all countdowns: one timer, not one a row. */
const TICK_MS = 1_000

const watchers = new Set<() => void>()
let aheadMs: number | undefined
let second: number | undefined
let ticking: ReturnType<typeof setInterval> | undefined

function tick(): void {
  if (aheadMs === undefined) return
  const next = Math.floor((Date.now() + aheadMs) / TICK_MS)
  if (next === second) return
  second = next
  for (const watcher of watchers) watcher()
}

export const serverClock = {
  /** The platform's time, and when it was received. */
  set(serverNow: string, receivedAt: number): void {
    aheadMs = Date.parse(serverNow) - receivedAt
    tick()
  },
  /** Milliseconds of the platform's time; undefined before it was received. */
  now: (): number | undefined => (aheadMs === undefined ? undefined : Date.now() + aheadMs),
  second: (): number | undefined => second,
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    // Four looks a second keep the display on the second without a drift.
    ticking ??= setInterval(tick, TICK_MS / 4)
    return () => {
      watchers.delete(watcher)
      if (watchers.size > 0) return
      clearInterval(ticking)
      ticking = undefined
    }
  },
}
