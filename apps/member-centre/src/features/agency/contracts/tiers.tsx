import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import type { ContractTerms, ContractTier } from '@site/shared-api/contract/agent-fields'
import styles from '../agency.module.css'
import { rateText } from '../rate.ts'

interface Props {
  readonly terms: ContractTerms
  readonly money: (amount: string) => string
  /** The step that a running period has come to. */
  readonly reached?: ContractTier | null
}

const same = (one: ContractTier, other: ContractTier | null | undefined): boolean =>
  other != null && one.least === other.least && one.leastActive === other.leastActive

/** The steps of a contract as a table. */
export function Tiers({ terms, money, reached }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const label = t('agency.tiers')
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(terms.kind === 'dividend' ? 'agency.tier.loss' : 'agency.tier.turnover')}</th>
            <th scope="col">{t('agency.tier.active')}</th>
            <th scope="col">{t('agency.tier.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map((tier) => (
            <tr
              key={`${tier.least} ${tier.leastActive}`}
              data-reached={same(tier, reached) || undefined}
              aria-current={same(tier, reached) || undefined}
            >
              <th scope="row">{t('agency.from', { amount: money(tier.least) })}</th>
              <td>{formatCount(tier.leastActive, language)}</td>
              <td>{rateText(tier.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
