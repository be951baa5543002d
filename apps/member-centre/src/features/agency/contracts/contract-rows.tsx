import { Link, useLanguage, useMessages } from '@site/shared-api'
import type { AgentContract } from '@site/shared-api/contract/agent-contract'
import { Badge, Icon } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import styles from '../agency.module.css'

interface Props {
  readonly label: string
  readonly contracts: readonly AgentContract[]
  readonly timeZone: string
  readonly toOf: (contract: AgentContract) => string
  /** Names whose they are. */
  readonly named?: boolean
}

/** Contracts as rows that lead to them. */
export function ContractRows({ label, contracts, timeZone, toOf, named = false }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  return (
    <ul className={styles.rows} aria-label={label}>
      {contracts.map((contract) => (
        <li key={contract.id}>
          <Link to={toOf(contract)} className={styles.row} data-contract-row={contract.state}>
            <span className={styles.words}>
              <span className={styles.name}>{named ? contract.agent : t(`agency.pay.${contract.kind}`)}</span>
              <span className={styles.more}>
                {named ? `${t(`agency.pay.${contract.kind}`)} · ` : ''}
                {t('agency.version_of', { version: contract.version })} ·{' '}
                {momentText(contract.offeredAt, language, timeZone)}
              </span>
            </span>
            <span className={styles.end}>
              {contract.isMine ? (
                <Badge tone="accent">{t('agency.your_turn')}</Badge>
              ) : (
                <span className={styles.more}>{t(`agency.contract.${contract.state}`)}</span>
              )}
              <Icon name="chevron-right" size={16} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
