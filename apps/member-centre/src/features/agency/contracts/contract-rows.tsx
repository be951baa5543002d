import { Link, useLanguage, useMessages } from '@site/shared-api'
import type { AgentContract } from '@site/shared-api/contract/agent-contract'
import { Badge, Icon, ListRowFace, listRowLook, ListRows } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'

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
    <ListRows aria-label={label}>
      {contracts.map((contract) => (
        <li key={contract.id}>
          <Link to={toOf(contract)} {...listRowLook()} data-contract-row={contract.state}>
            <ListRowFace
              name={named ? contract.agent : t(`agency.pay.${contract.kind}`)}
              more={[
                named ? t(`agency.pay.${contract.kind}`) : null,
                t('agency.version_of', { version: contract.version }),
                momentText(contract.offeredAt, language, timeZone),
              ]
                .filter((text) => text !== null)
                .join(' · ')}
              end={contract.isMine ? <Badge tone="accent">{t('agency.your_turn')}</Badge> : null}
              endMore={contract.isMine ? undefined : t(`agency.contract.${contract.state}`)}
            />
            <Icon name="chevron-right" size={16} />
          </Link>
        </li>
      ))}
    </ListRows>
  )
}
