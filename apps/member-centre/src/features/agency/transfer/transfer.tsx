import {
  answersOf,
  formatAmount,
  Link,
  LoadFailed,
  showToast,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQuery,
  useQueryClient,
  useSession,
  walletsQuery,
} from '@site/shared-api'
import { listTeamTransfers, readTransferOffer } from '@site/shared-api/contract/agent-transfer'
import { buttonLook, Card, EmptyState, ListRowFace, listRowLook, ListRows, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { minorOf } from '#amounts/typed-amount.ts'
import { MoreRows } from '#figures/more-rows.tsx'
import { useMoney } from '#figures/use-money.ts'
import type { PartProps } from '../agency.tsx'
import { transferOfferQuery, transfersQuery, type TransferOffer } from '../agency.api.ts'
import styles from '../agency.module.css'
import { useAgencyAddress } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { TransferForm } from './transfer-form.tsx'

/** Transfers of the main wallet to a team member, and the past ones (B7 'transfer downline'). */
export default function Transfer({ agent }: PartProps) {
  const t = useMessages('member-centre')
  const queries = useQueryClient()
  const signedIn = useSession() !== null
  const to = useAgencyAddress().text('member') ?? ''
  const { data, isError, refetch } = useQuery({ ...transferOfferQuery(), enabled: signedIn })
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton />
  const after = (account: string): void => {
    if (account !== '') showToast(t('agency.transferred', { account }), 'success')
    for (const record of [readTransferOffer, listTeamTransfers])
      void queries.invalidateQueries({ predicate: answersOf(record) })
    void queries.invalidateQueries({ queryKey: walletsQuery().queryKey })
  }
  return (
    <>
      <h2 className={styles.title}>{t('agency.part.transfer')}</h2>
      <div>
        <p className={styles.note}>{t('agency.wallet')}</p>
        <p className={styles.big}>
          {formatAmount(data.balance, { code: data.currency, symbol: data.symbol })}
        </p>
      </div>
      <Way offer={data} to={to} onDone={after} />
      <Transfers timeZone={agent.timeZone} />
    </>
  )
}

interface WayProps {
  readonly offer: TransferOffer
  readonly to: string
  readonly onDone: (account: string) => void
}

/** The form, or what has to be done before it. */
function Way({ offer, to, onDone }: WayProps) {
  const t = useMessages('member-centre')
  const money = useMoney(offer.currency)
  if (!offer.on)
    return <EmptyState drawing="send" title={t('agency.transfer_off')} text={t('withdraw.off_text')} />
  if (!offer.hasPaymentPassword)
    return (
      <EmptyState
        drawing="lock"
        title={t('withdraw.step.password')}
        text={t('withdraw.step.password_note')}
        action={
          <Link to="/m/withdraw?step=password" {...buttonLook()}>
            {t('withdraw.step.password')}
          </Link>
        }
      />
    )
  const { turnover } = offer
  const lacks = turnover !== null && minorOf(turnover.done) < minorOf(turnover.required)
  return (
    <>
      {turnover === null || !lacks ? null : (
        <Card className={styles.card}>
          <h2 className={styles.title}>{t('withdraw.turnover')}</h2>
          <progress
            className={styles.bar}
            aria-label={t('withdraw.turnover')}
            value={Number(turnover.done)}
            max={Math.max(Number(turnover.required), 0.01)}
          />
          <p className={styles.note}>
            {t('withdraw.turnover_left', { done: money(turnover.done), required: money(turnover.required) })}
          </p>
        </Card>
      )}
      <TransferForm key={to} offer={offer} to={to} onDone={onDone} />
    </>
  )
}

function Transfers({ timeZone }: { readonly timeZone: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const list = useInfiniteQuery({ ...transfersQuery(), enabled: signedIn })
  const rows = list.data?.pages.flatMap((page) => page.list)
  const money = useMoney(rows?.[0]?.currency ?? '')
  if (rows === undefined)
    return list.isError ? <LoadFailed retry={() => void list.refetch()} /> : <SectionSkeleton count={2} />
  if (rows.length === 0) return null
  return (
    <section className={styles.section} aria-label={t('agency.transfers')}>
      <h2 className={styles.title}>{t('agency.transfers')}</h2>
      <ListRows>
        {rows.map(({ account, amount, at, note, transferId, way }) => (
          <li key={transferId} {...listRowLook()} data-transfer={way}>
            <ListRowFace
              name={t(`agency.way.${way}`, { account })}
              more={[momentText(at, language, timeZone), note]}
              end={<Money amount={money(amount)} gain={way === 'in'} className={styles.amount} />}
            />
          </li>
        ))}
      </ListRows>
      <MoreRows list={list} />
    </section>
  )
}
