import {
  LoadFailed,
  useInfiniteQuery,
  useLanguage,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import { Chip, ChipRow } from '@site/ui'
import { useRecordAddress } from '#days/address.ts'
import { DaysBar } from '#days/days-bar.tsx'
import { DayGroups, RowsSkeleton, ZoneNote } from '../day-groups.tsx'
import { MoreRows } from '#figures/more-rows.tsx'
import { Figures } from '#figures/figures.tsx'
import { NothingHere } from '../list-ends.tsx'
import { bettingTotalsQuery, roundsQuery } from '../records.api.ts'
import styles from '../records.module.css'
import { useMoney } from '#figures/use-money.ts'
import { playFigures } from './play-figures.ts'
import { PlayChoices } from './play-choices.tsx'
import { RoundRow } from './round-row.tsx'

const FIGURES = 4
const STATES = ['settled', 'open'] as const

/** The betting record (A2, MEM-04): rounds that ended within days, what they come to; apart from them those that are open. */
export function BettingRecord() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { days, text, change, pathname } = useRecordAddress()
  const state = STATES.find((one) => one === text('state')) ?? 'settled'
  const isSettled = state === 'settled'
  const [gameType, vendor] = [text('type'), text('vendor')]
  const filter = {
    ...(gameType === undefined ? {} : { gameType }),
    ...(vendor === undefined ? {} : { vendor }),
  }
  const totals = useQuery({
    ...bettingTotalsQuery({ ...days, ...filter }),
    enabled: signedIn && isSettled,
  })
  const rounds = useInfiniteQuery({
    ...roundsQuery(isSettled ? { ...days, ...filter } : { state }),
    enabled: signedIn,
  })
  const money = useMoney(totals.data?.currency ?? '')
  const rows = rounds.data?.pages.flatMap(({ list }) => list)
  const timeZone = rounds.data?.pages[0]?.days.timeZone ?? 'UTC'
  const listState =
    rows === undefined ? (rounds.isError ? 'failed' : 'loading') : rows.length === 0 ? 'empty' : 'ready'
  return (
    <div className={styles.screen} data-screen="gameRecord" data-state={listState}>
      <ChipRow label={t('record.state')} className={styles.chips}>
        {STATES.map((one) => (
          <Chip key={one} selected={one === state} onClick={() => change({ state: one })}>
            {t(`record.state.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {isSettled ? (
        <>
          <DaysBar
            days={days}
            onChange={({ range, from, to }) => change({ range, from, to })}
            key={days.from ?? 'named'}
          />
          <PlayChoices played={totals.data?.played} gameType={gameType} vendor={vendor} onChange={change} />
          {totals.isError && totals.data === undefined ? null : (
            <Figures
              label={t('record.totals')}
              count={FIGURES}
              figures={totals.data && playFigures(totals.data, t, money)}
            />
          )}
        </>
      ) : null}
      {listState === 'failed' ? (
        <LoadFailed retry={() => void Promise.all([rounds.refetch(), totals.refetch()])} />
      ) : null}
      {listState === 'loading' ? <RowsSkeleton /> : null}
      {listState === 'empty' ? (
        <NothingHere
          title={t(isSettled ? 'record.no_rounds' : 'record.no_open')}
          text={t(isSettled ? 'record.no_lines_text' : 'record.no_open_text')}
        />
      ) : null}
      {rows !== undefined && rows.length > 0 ? (
        <>
          <DayGroups
            label={t('title.gameRecord')}
            rows={rows}
            timeZone={timeZone}
            momentOf={({ at, settledAt }) => settledAt ?? at}
            keyOf={({ id }) => id}
            draw={(round) => (
              <RoundRow
                round={round}
                language={language}
                timeZone={timeZone}
                to={`${pathname}?round=${round.id}&at=${round.at}`}
              />
            )}
          />
          <MoreRows list={rounds} />
        </>
      ) : null}
      {rows ? <ZoneNote timeZone={timeZone} /> : null}
    </div>
  )
}
