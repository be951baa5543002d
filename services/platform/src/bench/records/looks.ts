import type { RecordDays } from '@site/shared-api/contract/record'
import type { Database } from '#db/database'
import { recordLines, recordTotals, type Holder } from '#money/record/account/account-record'
import { bettingTotalsOf, recordRounds } from '#money/record/betting/betting-record'
import { profitAndLossOf } from '#money/record/profit/profit-and-loss'
import { addDays, daysOf } from '#money/record/range'

/** Something that a member looks at; with a cursor it is the next page of it. */
export interface Look {
  readonly name: string
  ask(cursor?: string): Promise<{ nextCursor?: string | null }>
}

const ZONE = 'Asia/Bangkok'
const LIMIT = 20

/** Every record with every filter over each range. */
export function looksAt(db: Database, holder: Holder, now: Date): Look[] {
  const today = daysOf({ range: 'today' }, ZONE, now).to
  const ranges: [string, RecordDays][] = [
    ['today', daysOf({ range: 'today' }, ZONE, now)],
    ['7 days', daysOf({ range: 'week' }, ZONE, now)],
    ['30 days', daysOf({ range: 'month' }, ZONE, now)],
    ['92 days', daysOf({ from: addDays(today, -91), to: today }, ZONE, now)],
  ]
  return ranges.flatMap(([range, days]) => {
    const page = { limit: LIMIT, cursor: undefined as string | undefined }
    const lines = (more: object) => (cursor?: string) =>
      recordLines(db, holder, days, { ...page, ...more, cursor })
    const rounds = (more: object) => (cursor?: string) =>
      recordRounds(db, holder, days, { ...page, ...more, state: 'settled', cursor, now })
    const sums = async (of: Promise<unknown>): Promise<object> => (await of, {})
    return [
      { name: `lines, ${range}`, ask: lines({}) },
      { name: `lines of a kind, ${range}`, ask: lines({ kind: 'win' }) },
      { name: `lines of a kind that is rare, ${range}`, ask: lines({ kind: 'deposit' }) },
      { name: `lines of a wallet, ${range}`, ask: lines({ walletId: 'MAIN' }) },
      { name: `totals of lines, ${range}`, ask: () => sums(recordTotals(db, holder, days, undefined)) },
      { name: `rounds, ${range}`, ask: rounds({}) },
      { name: `rounds of a provider, ${range}`, ask: rounds({ vendor: 'JL' }) },
      { name: `rounds of a type, ${range}`, ask: rounds({ gameType: 'LIVE' }) },
      { name: `rounds of both, ${range}`, ask: rounds({ vendor: 'JL', gameType: 'LIVE' }) },
      { name: `rounds of a provider never played, ${range}`, ask: rounds({ vendor: 'ZZZ' }) },
      { name: `totals of rounds, ${range}`, ask: () => sums(bettingTotalsOf(db, holder, days, {})) },
      { name: `profit and loss, ${range}`, ask: () => sums(profitAndLossOf(db, holder, days, {})) },
    ]
  })
}
