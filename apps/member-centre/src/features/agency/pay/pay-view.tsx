import {
  Link,
  LoadFailed,
  showToast,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQuery,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import type { ContractKind } from '@site/shared-api/contract/agent-fields'
import { Button, buttonLook, Card, EmptyState, ListRows } from '@site/ui'
import { dayText } from '#days/day-text.ts'
import { MoreRows } from '#figures/more-rows.tsx'
import { useMoney } from '#figures/use-money.ts'
import {
  askForPay,
  payHistoryQuery,
  payQuery,
  statementQuery,
  type Agent,
  type PayView,
} from '../agency.api.ts'
import styles from '../agency.module.css'
import { partAddress } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { Tiers } from '../contracts/tiers.tsx'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { PayRow } from './pay-row.tsx'
import { periodText } from './period-text.ts'
import { Standing } from './standing.tsx'

interface Props {
  readonly agent: Agent
  readonly kind: ContractKind
}

/** An agent's pay of a kind: the contract, the state of the period, what can be claimed, what was paid (B7). */
export function PayScreen({ agent, kind }: Props) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...payQuery(kind), enabled: signedIn })
  const money = useMoney(agent.currency)
  const language = useLanguage()
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton />
  return (
    <>
      <h2 className={styles.title}>{t(`agency.part.${kind}`)}</h2>
      <Open agent={agent} kind={kind} view={data} />
      {data.now === null ? null : <Standing kind={kind} now={data.now} money={money} />}
      {data.contract === null ? (
        <EmptyState
          drawing="handshake"
          title={t('agency.no_contract')}
          text={t('agency.no_contract_text')}
          action={
            <Link to={partAddress('contracts')} {...buttonLook({ variant: 'secondary' })}>
              {t('agency.part.contracts')}
            </Link>
          }
        />
      ) : (
        <Card className={styles.card}>
          <h2 className={styles.title}>{t('agency.contract')}</h2>
          <p className={styles.note}>
            {t('agency.holds_from', { day: dayText(data.contract.effectiveFrom, language, true) })}
          </p>
          <Tiers terms={data.contract.terms} money={money} reached={data.now?.reached ?? null} />
          {kind === 'hourly' ? <p className={styles.note}>{t('agency.hour_note')}</p> : null}
        </Card>
      )}
      <History kind={kind} />
    </>
  )
}

/** Pay of a finished period that the agent can claim. */
function Open({ agent, kind, view }: Props & { readonly view: PayView }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const queries = useQueryClient()
  const { busy, run } = useIdempotentMutation({ alerted: true })
  const may = agent.rights.includes('change')
  if (kind === 'hourly' || view.open.length === 0) return null
  const ask = (id: string): void =>
    void run(id, () => askForPay(kind, id)).then((done) => {
      if (done) showToast(t('agency.asked'), 'success')
      for (const { queryKey } of [payQuery(kind), payHistoryQuery(kind), statementQuery({})])
        void queries.invalidateQueries({ queryKey })
    })
  return (
    <section className={styles.section} aria-label={t('agency.open')}>
      <h2 className={styles.title}>{t('agency.open')}</h2>
      <ListRows>
        {view.open.map((pay) => (
          <li key={pay.id}>
            <PayRow pay={pay}>
              {may ? (
                <Button
                  busy={busy === pay.id}
                  aria-label={`${t('agency.ask')}: ${periodText(pay.period, language)}`}
                  onClick={() => ask(pay.id)}
                >
                  {t('agency.ask')}
                </Button>
              ) : undefined}
            </PayRow>
          </li>
        ))}
      </ListRows>
    </section>
  )
}

function History({ kind }: Pick<Props, 'kind'>) {
  const t = useMessages('member-centre')
  const signedIn = useSession() !== null
  const list = useInfiniteQuery({ ...payHistoryQuery(kind), enabled: signedIn })
  const rows = list.data?.pages.flatMap((page) => page.list)
  if (rows === undefined)
    return list.isError ? <LoadFailed retry={() => void list.refetch()} /> : <SectionSkeleton count={3} />
  return (
    <section className={styles.section} aria-label={t('agency.history')}>
      <h2 className={styles.title}>{t('agency.history')}</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('agency.no_history')}</p>
      ) : (
        <ListRows>
          {rows.map((pay) => (
            <li key={pay.id}>
              <PayRow pay={pay} />
            </li>
          ))}
        </ListRows>
      )}
      <MoreRows list={list} />
    </section>
  )
}
