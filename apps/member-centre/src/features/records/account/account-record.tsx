import {
  LoadFailed,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import type { AccountTotals } from '@site/shared-api/contract/record'
import { LEDGER_KINDS } from '@site/shared-api/contract/wallet'
import { lazy, Suspense } from 'react'
import { useRecordAddress } from '#days/address.ts'
import { Choice } from '#figures/choice.tsx'
import { DaysBar } from '#days/days-bar.tsx'
import { DayGroups, RowsSkeleton, ZoneNote } from '../day-groups.tsx'
import { MoreRows } from '#figures/more-rows.tsx'
import { Figures, type Figure } from '#figures/figures.tsx'
import { NothingHere } from '../list-ends.tsx'
import { accountTotalsQuery, linesQuery } from '../records.api.ts'
import styles from '../records.module.css'
import { useMoney } from '#figures/use-money.ts'
import { LineRow } from './line-row.tsx'

const StatementWays = lazy(() => import('./statement-ways.tsx'))
const FIGURES = 4

/** The account record (A2, MEM-04): every line of the money within days, with what they come to. */
export function AccountRecord() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { days, text, change, pathname, search } = useRecordAddress()
  const kind = LEDGER_KINDS.find((one) => one === text('kind'))
  const walletId = text('wallet')
  const own = { ...days, ...(walletId === undefined ? {} : { walletId }) }
  const totals = useQuery({ ...accountTotalsQuery(own), enabled: signedIn })
  const lines = useInfiniteQuery({
    ...linesQuery(kind === undefined ? own : { ...own, kind }),
    enabled: signedIn,
  })
  const money = useMoney(totals.data?.currency ?? '')
  const rows = lines.data?.pages.flatMap(({ list }) => list)
  const first = lines.data?.pages[0]
  const { kinds = [], wallets = [] } = totals.data ?? {}
  return (
    <div className={styles.screen} data-screen="transactionRecord" data-state={stateOf(lines.isError, rows)}>
      <DaysBar
        days={days}
        onChange={({ range, from, to }) => change({ range, from, to })}
        key={days.from ?? 'named'}
      />
      <div className={styles.choices}>
        <Choice
          label={t('record.kind')}
          all={t('record.kind_all')}
          value={kind}
          options={kinds.map((one) => [one.kind, one.title])}
          onChange={(value) => change({ kind: value })}
        />
        {wallets.length > 1 || walletId !== undefined ? (
          <Choice
            label={t('record.wallet')}
            all={t('record.wallet_all')}
            value={walletId}
            options={wallets.map((one) => [one.walletId, one.name])}
            onChange={(value) => change({ wallet: value, kind: undefined })}
          />
        ) : null}
      </div>
      {totals.isError && totals.data === undefined ? null : (
        <Figures
          label={t('record.totals')}
          count={FIGURES}
          figures={totals.data && figuresOf(totals.data, kind, t, money)}
        />
      )}
      {rows === undefined ? (
        lines.isError ? (
          <LoadFailed retry={() => void Promise.all([lines.refetch(), totals.refetch()])} />
        ) : (
          <RowsSkeleton />
        )
      ) : rows.length === 0 ? (
        <NothingHere title={t('record.no_lines')} text={t('record.no_lines_text')} />
      ) : (
        <>
          <DayGroups
            label={t('title.transactionRecord')}
            rows={rows}
            timeZone={first?.days.timeZone ?? 'UTC'}
            momentOf={({ at }) => at}
            keyOf={({ id }) => id}
            draw={(line) => (
              <LineRow
                line={line}
                language={language}
                timeZone={first?.days.timeZone ?? 'UTC'}
                to={`${pathname}?${withName(search, 'line', line.id)}`}
              />
            )}
          />
          <MoreRows list={lines} />
        </>
      )}
      {totals.data && rows !== undefined && rows.length > 0 ? (
        <Suspense fallback={<div className={styles.ways} />}>
          <StatementWays
            days={totals.data.days}
            lines={kinds.reduce((sum, { lines: count }) => sum + count, 0)}
          />
        </Suspense>
      ) : null}
      {first ? <ZoneNote timeZone={first.days.timeZone} /> : null}
    </div>
  )
}

const stateOf = (failed: boolean, rows: readonly unknown[] | undefined): string =>
  rows === undefined ? (failed ? 'failed' : 'loading') : rows.length === 0 ? 'empty' : 'ready'

function withName(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search)
  query.set(name, value)
  return query.toString()
}

/** All of the money, or of one kind what came and what went. */
function figuresOf(
  totals: AccountTotals,
  kind: string | undefined,
  t: (key: string) => string,
  money: (amount: string) => string,
): Figure[] {
  const of = totals.kinds.find((one) => one.kind === kind)
  const came = { name: t('record.credit'), text: money(of?.credit ?? (kind ? '0' : totals.credit)) }
  const went = { name: t('record.debit'), text: money(of?.debit ?? (kind ? '0' : totals.debit)) }
  if (kind !== undefined)
    return [{ ...came, first: true }, went, { name: t('record.lines'), text: `${of?.lines ?? 0}` }]
  return [
    { name: t('record.closing'), text: money(totals.closing), first: true },
    { name: t('record.opening'), text: money(totals.opening) },
    came,
    went,
  ]
}
