import { useMessages } from '@site/shared-api'
import { Card } from '@site/ui'
import { minorOf } from '#amounts/typed-amount.ts'
import styles from './turnover.module.css'
import type { Offer } from './withdraw.api.ts'

interface Props {
  readonly turnover: NonNullable<Offer['turnover']>
  readonly money: (amount: string) => string
}

/** How far a member has played what has to be played before money leaves. */
export function Turnover({ money, turnover: { done, required } }: Props) {
  const t = useMessages('member-centre')
  const isMet = minorOf(done) >= minorOf(required)
  return (
    <Card className={styles.turnover}>
      <h2 className={styles.title}>{t('withdraw.turnover')}</h2>
      <progress
        className={styles.bar}
        aria-label={t('withdraw.turnover')}
        value={Number(done)}
        max={Math.max(Number(required), Number.MIN_VALUE)}
      />
      <p className={styles.text}>
        {isMet
          ? t('withdraw.turnover_met')
          : t('withdraw.turnover_left', { done: money(done), required: money(required) })}
      </p>
    </Card>
  )
}
