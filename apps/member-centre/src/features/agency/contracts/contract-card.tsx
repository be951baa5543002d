import { useLanguage, useMessages, useSession } from '@site/shared-api'
import type { AgentContract, ContractState } from '@site/shared-api/contract/agent-contract'
import { Badge, Card } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { dayText } from '#days/day-text.ts'
import { Facts } from '#figures/facts.tsx'
import { useMoney } from '#figures/use-money.ts'
import styles from '../agency.module.css'
import { Answer } from './answer.tsx'
import { Tiers } from './tiers.tsx'

interface Props {
  readonly contract: AgentContract
  readonly currency: string
  readonly timeZone: string
  /** Whether who looks may answer and take back. */
  readonly may: boolean
}

const TONES: Readonly<Partial<Record<ContractState, 'accent' | 'success'>>> = {
  offered: 'accent',
  accepted: 'success',
}

/** A contract in plain words: its steps as a table, its state, and the possible answers (B1). */
export function ContractCard({ contract, currency, timeZone, may }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney(currency)
  const me = useSession()?.userName
  const { terms, state } = contract
  const isAgents = contract.agent === me
  const who =
    contract.offeredBy === 'agent'
      ? isAgents
        ? t('agency.by.me')
        : t('agency.by.downline', { account: contract.agent })
      : contract.upline === null
        ? t('agency.by.brand')
        : contract.upline === me
          ? t('agency.by.me')
          : t('agency.by.upline', { account: contract.upline })
  const isOffered = state === 'offered' && !contract.isMine && (contract.offeredBy === 'agent') === isAgents
  return (
    <Card className={styles.card} data-contract={state} data-version={contract.version}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t(`agency.pay.${contract.kind}`)}</h2>
        <Badge tone={TONES[state] ?? 'muted'}>{t(`agency.contract.${state}`)}</Badge>
      </div>
      <p className={styles.text}>
        {t(`agency.plain.${contract.kind}`)}{' '}
        {terms.kind === 'dividend' ? t(`agency.plain.${terms.period}`) : ''} {t('agency.plain.steps')}
      </p>
      <Tiers terms={terms} money={money} />
      {contract.note === null || contract.note === '' ? null : (
        <p className={`${styles.text ?? ''} ${styles.kept ?? ''}`}>“{contract.note}”</p>
      )}
      <Facts
        facts={[
          [t('agency.offered_by'), who],
          isAgents ? undefined : [t('agency.for'), contract.agent],
          [t('agency.version'), contract.version],
          [t('agency.effective'), dayText(contract.effectiveFrom, language, true)],
          contract.endedOn === null
            ? undefined
            : [t('agency.ended'), dayText(contract.endedOn, language, true)],
          state === 'offered' || state === 'lapsed'
            ? [t('agency.until'), momentText(contract.expiresAt, language, timeZone)]
            : undefined,
          contract.answeredAt === null
            ? undefined
            : [t('agency.answered'), momentText(contract.answeredAt, language, timeZone)],
          contract.why === null || contract.why === '' ? undefined : [t('agency.why_told'), contract.why],
        ]}
      />
      {may && (contract.isMine || isOffered) ? (
        <Answer key={contract.id} contract={contract} currency={currency} isOffered={isOffered} />
      ) : null}
    </Card>
  )
}
