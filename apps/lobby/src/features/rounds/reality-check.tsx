import { formatAmount, useBrand, useMessages, useQuery } from '@site/shared-api'
import { playSummaryQuery } from './rounds.api.ts'
import { Button, Skeleton } from '@site/ui'
import { useState } from 'react'
import styles from './rounds.module.css'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

interface Props {
  /** When this period of play began, ISO 8601. */
  readonly since: string
  /** Played within it, where the platform has counted. */
  readonly seconds: number | undefined
  readonly onGoOn: () => void
  readonly onLeave: () => void
}

/** How long the player has played and what it cost or paid, in plain figures, with leave beside continue (GAM-06). */
export function RealityCheck({ since, seconds, onGoOn, onLeave }: Props) {
  const t = useMessages('lobby')
  const { currency } = useBrand()
  const [minutes] = useState(() => {
    const played = seconds === undefined ? Date.now() - Date.parse(since) : seconds * SECOND_MS
    return Math.max(1, Math.round(played / MINUTE_MS))
  })
  const { data, isError } = useQuery(playSummaryQuery(since))
  const money = (amount: string): string => formatAmount(amount, currency)
  return (
    <>
      <p className={styles.words}>{t('reality.played', { minutes })}</p>
      {data === undefined ? (
        isError ? null : (
          <Skeleton shape="row" />
        )
      ) : (
        <dl className={styles.facts}>
          <dt>{t('reality.rounds')}</dt>
          <dd>{data.rounds}</dd>
          <dt>{t('reality.stake')}</dt>
          <dd>{money(data.stake)}</dd>
          <dt>{t('reality.payout')}</dt>
          <dd>{money(data.payout)}</dd>
          <dt>{t('reality.net')}</dt>
          <dd>{money(data.net)}</dd>
        </dl>
      )}
      <div className={styles.steps}>
        <Button full variant="secondary" onClick={onLeave}>
          {t('reality.leave')}
        </Button>
        <Button full variant="secondary" onClick={onGoOn}>
          {t('reality.go_on')}
        </Button>
      </div>
    </>
  )
}
