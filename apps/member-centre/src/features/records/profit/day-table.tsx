import { useMessages } from '@site/shared-api'
import type { ProfitAndLoss } from '@site/shared-api/contract/record'
import type { Language } from '@site/config'
import { Icon, Money } from '@site/ui'
import { dayText } from '../day-text.ts'
import { isGain } from '../use-money.ts'
import styles from './profit.module.css'

interface Props {
  readonly days: readonly ProfitAndLoss['byDay'][number][]
  readonly language: Language
  readonly money: (amount: string) => string
}

/** The days in figures, the newest first. */
export function DayTable({ days, language, money }: Props) {
  const t = useMessages('member-centre')
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('record.as_table')}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.scroll} role="region" aria-label={t('record.by_day')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('record.day')}</th>
              <th scope="col">{t('record.rounds')}</th>
              <th scope="col">{t('record.bet')}</th>
              <th scope="col">{t('record.won')}</th>
              <th scope="col">{t('record.net')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, rounds, bet, won, net }) => (
              <tr key={day}>
                <th scope="row">{dayText(day, language)}</th>
                <td>{rounds}</td>
                <td>{money(bet)}</td>
                <td>{money(won)}</td>
                <td>
                  <Money amount={money(net)} gain={isGain(net)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
