import { site, useCounters } from '@site/shared-api'

/** How much is unread behind all the rows of the frame that show a number (SHL-24). */
export function useUnread(): number {
  const counters = useCounters()
  const shown = new Set(site().plan.entries.flatMap(({ badge }) => badge ?? []))
  return [...shown].reduce((sum, name) => sum + (counters[name] ?? 0), 0)
}
