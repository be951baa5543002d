import { site, useCounters, useMessages } from '@site/shared-api'
import { Dot } from '@site/ui/frame'

/** A dot for how much is unread behind all the rows of the frame that show a number (SHL-24). */
export function UnreadDot() {
  const t = useMessages('shell')
  const counters = useCounters()
  const shown = new Set(site().plan.entries.flatMap(({ badge }) => badge ?? []))
  const count = [...shown].reduce((sum, name) => sum + (counters[name] ?? 0), 0)
  return count === 0 ? null : <Dot count={count} label={t('menu.unread', { count })} />
}
