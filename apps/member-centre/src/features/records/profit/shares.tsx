import { useMessages } from '@site/shared-api'
import { Money } from '@site/ui'
import styles from '../records.module.css'
import { isGain } from '#figures/use-money.ts'

interface Props {
  readonly title: string
  readonly rows: readonly {
    readonly key: string
    readonly name: string
    readonly rounds: number
    readonly bet: string
    readonly net: string
  }[]
  readonly money: (amount: string) => string
}

/** What play came to, part by part. */
export function Shares({ title, rows, money }: Props) {
  const t = useMessages('member-centre')
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.day}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map(({ key, name, rounds, bet, net }) => (
          <li key={key} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.more}>{t('record.rounds_count', { count: rounds })}</span>
            </span>
            <span className={styles.amounts}>
              <Money amount={money(net)} gain={isGain(net)} />
              <span className={styles.more}>{t('record.staked', { amount: money(bet) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
