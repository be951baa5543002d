import { useMessages } from '@site/shared-api'
import { useSyncExternalStore } from 'react'
import { countdownText } from './countdown-text.ts'
import { serverClock } from './server-clock.ts'

interface Props {
  readonly until: string
  /** The platform's time when the page was drawn: shown until its clock is known. */
  readonly drawnAt: string
  readonly className?: string | undefined
}

/** Time until a draw; not a live region: screen readers read it on demand, not every second. */
export function Countdown({ until, drawnAt, className }: Props) {
  const t = useMessages('lobby')
  const second = useSyncExternalStore(serverClock.watch, serverClock.second, () => undefined)
  const now = second === undefined ? Date.parse(drawnAt) : second * 1_000
  return (
    <time dateTime={until} role="timer" aria-live="off" className={className}>
      {countdownText(Date.parse(until) - now, (count) => t('lottery_days', { count }))}
    </time>
  )
}
