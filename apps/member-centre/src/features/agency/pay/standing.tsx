import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import type { PayStanding } from '@site/shared-api/contract/agent-pay'
import type { ContractKind, ContractTier } from '@site/shared-api/contract/agent-fields'
import { Card } from '@site/ui'
import { minorOf } from '#amounts/typed-amount.ts'
import styles from '../agency.module.css'
import { rateText } from '../rate.ts'
import { periodText } from './period-text.ts'

interface Props {
  readonly kind: ContractKind
  readonly now: PayStanding
  readonly money: (amount: string) => string
}

/** The state of the running period, and what the next step requires. */
export function Standing({ kind, now, money }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const { amount, basis, active, next, period, reached } = now
  const missing = (tier: ContractTier): string[] => [
    ...(minorOf(tier.least) > minorOf(basis)
      ? [t('agency.of', { has: money(basis), least: money(tier.least) })]
      : []),
    ...(tier.leastActive > active ? [t('agency.active_of', { has: active, least: tier.leastActive })] : []),
  ]
  return (
    <Card className={styles.card} data-standing="">
      <h2 className={styles.title}>{t(`agency.now.${kind}`)}</h2>
      <p className={styles.note}>{periodText(period, language)}</p>
      <p className={styles.big}>{money(amount)}</p>
      <p className={styles.text}>
        {t(`agency.basis.${kind}`, { amount: money(basis) })} ·{' '}
        {t('agency.active_count', { count: formatCount(active, language) })}
        {reached === null ? '' : ` · ${rateText(reached.rate)}`}
      </p>
      {next === null ? null : (
        <>
          <progress
            className={styles.bar}
            aria-label={t('agency.to_next', { rate: rateText(next.rate) })}
            value={Math.max(0, Number(basis))}
            max={Math.max(Number(next.least), 0.01)}
          />
          <p className={styles.note}>
            {t('agency.to_next', { rate: rateText(next.rate) })}: {missing(next).join(', ')}
          </p>
        </>
      )}
      <p className={styles.note}>{t('agency.not_promised')}</p>
    </Card>
  )
}
