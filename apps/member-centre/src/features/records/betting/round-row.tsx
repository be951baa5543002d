import { Link, useMessages } from '@site/shared-api'
import type { RecordRound } from '@site/shared-api/contract/record'
import type { Language } from '@site/config'
import { Money } from '@site/ui'
import { clockText } from '#days/day-text.ts'
import styles from '../records.module.css'
import { isGain, useMoney } from '#figures/use-money.ts'

interface Props {
  readonly round: RecordRound
  readonly language: Language
  readonly timeZone: string
  readonly to: string
}

/** A round: which game, when it ended, its result and its stake. */
export function RoundRow({ round, language, timeZone, to }: Props) {
  const t = useMessages('member-centre')
  const money = useMoney(round.currency)
  const { at, gameName, net, settledAt, stake, status, vendorName } = round
  const isOver = status === 'won' || status === 'lost'
  return (
    <Link to={to} className={styles.row} data-status={status}>
      <span className={styles.words}>
        <span className={styles.name}>{gameName}</span>
        <span className={styles.more}>
          <time dateTime={settledAt ?? at}>{clockText(settledAt ?? at, language, timeZone)}</time> ·{' '}
          {vendorName}
        </span>
      </span>
      <span className={styles.amounts}>
        {isOver ? (
          <Money amount={money(net)} gain={isGain(net)} />
        ) : (
          <span>{t(`record.status.${status}`)}</span>
        )}
        <span className={styles.more}>{t('record.staked', { amount: money(stake) })}</span>
      </span>
    </Link>
  )
}
