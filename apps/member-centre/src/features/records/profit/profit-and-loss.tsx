import { LoadFailed, useLanguage, useMessages, useQuery, useSession } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { lazy, Suspense } from 'react'
import { useRecordAddress } from '#days/address.ts'
import { PlayChoices } from '../betting/play-choices.tsx'
import { playFigures } from '../betting/play-figures.ts'
import { typeName } from '../betting/type-name.ts'
import { DaysBar } from '#days/days-bar.tsx'
import { ZoneNote } from '../day-groups.tsx'
import { Figures } from '#figures/figures.tsx'
import { NothingHere } from '../list-ends.tsx'
import { profitQuery } from '../records.api.ts'
import styles from '../records.module.css'
import { useMoney } from '#figures/use-money.ts'
import profit from '#plot/plot.module.css'
import { Shares } from './shares.tsx'

const DayPlot = lazy(() => import('./day-plot.tsx'))
const FIGURES = 4

/** Profit and loss (A2, B7, MEM-04): what play came to within days: in all, by day as a plot, by type and by provider. */
export function ProfitAndLoss() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { days, text, change } = useRecordAddress()
  const [gameType, vendor] = [text('type'), text('vendor')]
  const { data, isError, refetch } = useQuery({
    ...profitQuery({
      ...days,
      ...(gameType === undefined ? {} : { gameType }),
      ...(vendor === undefined ? {} : { vendor }),
    }),
    enabled: signedIn,
  })
  const money = useMoney(data?.currency ?? '')
  const isEmpty = data !== undefined && data.byType.length === 0
  const state = data === undefined ? (isError ? 'failed' : 'loading') : isEmpty ? 'empty' : 'ready'
  return (
    <div className={styles.screen} data-screen="profitandloss" data-state={state}>
      <DaysBar
        days={days}
        onChange={({ range, from, to }) => change({ range, from, to })}
        key={days.from ?? 'named'}
      />
      <PlayChoices played={data?.played} gameType={gameType} vendor={vendor} onChange={change} />
      {state === 'failed' ? <LoadFailed retry={() => void refetch()} /> : null}
      {state === 'failed' ? null : (
        <Figures
          label={t('record.totals')}
          count={FIGURES}
          figures={data && playFigures(data.total, t, money)}
        />
      )}
      {state === 'loading' ? <Skeleton className={profit.place} /> : null}
      {state === 'empty' ? (
        <NothingHere title={t('record.no_play')} text={t('record.no_lines_text')} />
      ) : null}
      {data && state === 'ready' ? (
        <>
          <Suspense fallback={<div className={profit.place} />}>
            <DayPlot
              key={`${data.days.from} ${data.days.to}`}
              days={data.byDay}
              language={language}
              money={money}
            />
          </Suspense>
          <Shares
            title={t('record.by_type')}
            rows={data.byType.map((one) => ({ ...one, key: one.gameType, name: typeName(one.gameType, t) }))}
            money={money}
          />
          <Shares
            title={t('record.by_vendor')}
            rows={data.byVendor.map((one) => ({ ...one, key: one.vendor }))}
            money={money}
          />
        </>
      ) : null}
      {data ? <ZoneNote timeZone={data.days.timeZone} /> : null}
    </div>
  )
}
