import { callQuery, cursorCallQuery } from '@site/shared-api'
import type { QueryInput } from '@site/shared-api/contract/call'
import {
  accountRecord,
  accountTotals,
  bettingRecord,
  bettingTotals,
  profitAndLoss,
  readAccountLine,
  readRound,
} from '@site/shared-api/contract/record'

const PAGE = 20
/** Every bet changes the records: they are requested whenever they are opened. */
const FRESH = { staleTime: 0 } as const

type AccountQuery = QueryInput<typeof accountRecord>
type BettingQuery = QueryInput<typeof bettingRecord>

/** Lines of the member's money within days, newest first (MEM-04). */
export const linesQuery = (query: AccountQuery) => ({
  ...cursorCallQuery(accountRecord, { query: { ...query, limit: PAGE } }),
  ...FRESH,
})

/** What they come to. */
export const accountTotalsQuery = (query: QueryInput<typeof accountTotals>) => ({
  ...callQuery(accountTotals, { query }),
  ...FRESH,
})

export const lineQuery = (lineId: string) => ({
  ...callQuery(readAccountLine, { params: { lineId } }),
  ...FRESH,
})

/** Rounds that ended within days, or that are open, newest first (MEM-04). */
export const roundsQuery = (query: BettingQuery) => ({
  ...cursorCallQuery(bettingRecord, { query: { ...query, limit: PAGE } }),
  ...FRESH,
})

/** What they come to. */
export const bettingTotalsQuery = (query: QueryInput<typeof bettingTotals>) => ({
  ...callQuery(bettingTotals, { query }),
  ...FRESH,
})

/** A round by its number and when it began. */
export const roundQuery = (id: string, at: string) => ({
  ...callQuery(readRound, { params: { id }, query: { at } }),
  ...FRESH,
})

/** What play came to, day by day (MEM-04). */
export const profitQuery = (query: QueryInput<typeof profitAndLoss>) => ({
  ...callQuery(profitAndLoss, { query }),
  ...FRESH,
})
