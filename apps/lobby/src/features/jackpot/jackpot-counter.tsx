import { formatAmount, Link, useBrand, useMessages, useQuery } from '@site/shared-api'
import { jackpotQuery } from './jackpot.api.ts'
import { Icon, IconButton, Skeleton, useOnScreen, VisuallyHidden } from '@site/ui'
import { useRef, useState } from 'react'
import styles from './jackpot-counter.module.css'
import place from './jackpot-place.module.css'
import { RollingNumber } from './rolling-number.tsx'
import { useRising } from './use-rising.ts'

/** How often a real pool is requested. */
const POOL_MS = 10_000
const SOMETHING = /[1-9]/

/** The jackpot counter: a number rising within the brand's range, or the real pool, which hides it when empty (LOB-05). */
export function JackpotCounter() {
  const { jackpot } = useBrand()
  const pool = jackpot.source === 'pool'
  const { data, isError } = useQuery({ ...jackpotQuery(), refetchInterval: pool ? POOL_MS : false })
  if (data === undefined && !isError) return <Skeleton className={place.place} />
  if (pool) return data === undefined || !SOMETHING.test(data.amount) ? null : <Pool amount={data.amount} />
  return <Rising platformValue={data === undefined ? jackpot.min : Number.parseInt(data.amount, 10)} />
}

function Rising({ platformValue }: { readonly platformValue: number }) {
  const t = useMessages('lobby')
  const { jackpot, merchant } = useBrand()
  const section = useRef<HTMLDivElement>(null)
  const [paused, setPaused] = useState(false)
  const value = useRising(
    platformValue,
    jackpot,
    `lobby.jackpot.${merchant}`,
    useOnScreen(section) && !paused,
  )
  return (
    <Card section={section} amount={String(value)} spoken={String(platformValue)}>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={t(paused ? 'jackpot_play' : 'jackpot_pause')}
        size={16}
        className={styles.pause}
        onClick={() => setPaused(!paused)}
      />
    </Card>
  )
}

function Pool({ amount }: { readonly amount: string }) {
  const section = useRef<HTMLDivElement>(null)
  return <Card section={section} amount={amount} spoken={amount} />
}

interface CardProps {
  readonly section: React.RefObject<HTMLDivElement | null>
  readonly amount: string
  /** The value for screen readers: it does not follow every step. */
  readonly spoken: string
  readonly children?: React.ReactNode
}

function Card({ section, amount, spoken, children }: CardProps) {
  const t = useMessages('lobby')
  const { currency } = useBrand()
  return (
    // A group: the rail of jackpot games is a section of the same name.
    <div ref={section} role="group" className={styles.card} aria-label={t('jackpot')} data-jackpot>
      <span className={styles.label}>
        <Icon name="crown" size={16} />
        {t('jackpot')}
        <Link to="/m/jackpots" className={styles.games}>
          {t('jackpot_games')}
          <Icon name="chevron-right" size={16} />
        </Link>
      </span>
      <VisuallyHidden>{formatAmount(spoken, currency)}</VisuallyHidden>
      <RollingNumber text={formatAmount(amount, currency)} />
      {children}
    </div>
  )
}
