import { useMessages } from '@site/shared-api'
import type { RebateLine } from '@site/shared-api/contract/rebate'
import { Icon } from '@site/ui'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'

const KNOWN = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'POKER', 'LOTT', 'ELOTT']

interface Props {
  readonly lines: readonly RebateLine[]
}

/** Turnover by type and provider, with the rate of each. */
export function RebateLines({ lines }: Props) {
  const t = useMessages('member-centre')
  const money = useMoney()
  return (
    <section className={styles.section} aria-labelledby="rebate-lines">
      <h2 id="rebate-lines" className={styles.title}>
        {t('rebate.lines')}
      </h2>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <li key={`${line.gameType} ${line.vendor}`} className={styles.row}>
            <span className={styles.face} aria-hidden="true">
              <Icon name="gamepad-2" size={20} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{line.vendorName}</span>
              <span className={styles.more}>
                {KNOWN.includes(line.gameType) ? t(`rebate.type.${line.gameType}`) : line.gameType} ·{' '}
                {t('rebate.turnover', { turnover: money(line.turnover), rate: line.rate })}
              </span>
            </span>
            <strong className={styles.end}>{money(line.amount)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
