import { useMessages } from '@site/shared-api'
import { useEffect, useState } from 'react'

interface Props {
  readonly until: string
  readonly className?: string | undefined
}

const SECOND_MS = 1_000

/** How long an order still waits; minutes are said, seconds are not. */
export function TimeLeft({ until, className }: Props) {
  const t = useMessages('member-centre')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(ticking)
  }, [])
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS))
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return (
    <p className={className}>
      {t('deposit.left')}{' '}
      <time role="timer" aria-live="off">
        {`${minutes}:${String(seconds).padStart(2, '0')}`}
      </time>
    </p>
  )
}
