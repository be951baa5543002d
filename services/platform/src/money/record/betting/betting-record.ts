import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { BettingTotals, RecordDays, RecordRound, RoundDetail } from '@site/shared-api/contract/record'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { toDecimal } from '#money/ledger/money'
import type { Holder } from '#money/record/account/account-record'
import {
  selectBets,
  selectCalls,
  selectRecordRound,
  selectRecordRounds,
  type PlayFilter,
  type RecordRoundRow,
  type RoundCall,
} from '#money/record/betting/repository'
import { figuresOf } from '#money/record/profit/figures'
import { playWithin } from '#money/record/profit/profit-and-loss'
import { momentsOf } from '#money/record/range'

/** A page of the betting record: rounds that ended within days, or those that are open, newest first (MEM-04). */
export async function recordRounds(
  db: Database,
  { memberId, currency, language }: Holder,
  days: RecordDays,
  query: PlayFilter & { state: 'settled' | 'open'; cursor?: string | undefined; limit: number; now: Date },
): Promise<{ list: RecordRound[]; nextCursor: string | null }> {
  const isSettled = query.state === 'settled'
  const rows = await selectRecordRounds(db, {
    memberId,
    currency,
    settled: isSettled ? momentsOf(days, query.now) : undefined,
    filter: query,
    after: timePlace(query.cursor),
    limit: query.limit + 1,
  })
  const { page, nextCursor } = timePage(rows, query.limit, ({ closed_at, placed_at, id }) => ({
    at: isSettled ? (closed_at ?? placed_at) : placed_at,
    id,
  }))
  return { list: page.map((row) => roundOf(row, language)), nextCursor }
}

/** What the rounds that ended within days come to (MEM-04). */
export async function bettingTotalsOf(
  db: Database,
  holder: Holder,
  days: RecordDays,
  filter: PlayFilter,
): Promise<BettingTotals> {
  const { currency } = holder
  const { chosen, played } = await playWithin(db, holder, days, filter)
  return { days, currency, ...figuresOf(chosen, currency), played }
}

/** A round with its bets and its provider's calls (MEM-04). Throws ApiError `not_found` for one that is not the member's. */
export async function roundDetailOf(
  db: Database,
  { memberId, language }: Holder,
  roundKey: { id: string; at: string },
  timeZone: string,
): Promise<RoundDetail> {
  const row = await selectRecordRound(db, memberId, roundKey)
  if (!row) throw new ApiError('not_found', { field: 'id' })
  const [bets, calls] = [await selectBets(db, memberId, row), await selectCalls(db, memberId, row)]
  const text = (amount: bigint): string => toDecimal(amount, row.currency)
  return {
    round: roundOf(row, language),
    timeZone,
    jackpot: text(bets.reduce((sum, { jackpot }) => sum + jackpot, 0n)),
    bets: bets.map(({ id: bet, placed_at, stake, payout, jackpot, status }) => ({
      id: bet,
      at: placed_at.toISOString(),
      stake: text(stake),
      payout: text(payout),
      jackpot: text(jackpot),
      status,
    })),
    calls: calls.map((call) => callOf(call, text)),
  }
}

function callOf(
  { transaction_id, kind, status, at, moved }: RoundCall,
  text: (amount: bigint) => string,
): RoundDetail['calls'][number] {
  return {
    reference: transaction_id,
    kind,
    at: at.toISOString(),
    amount: moved === null ? null : text(moved),
    refused: status !== 'done',
  }
}

function roundOf(row: RecordRoundRow, language: LanguageCode): RecordRound {
  const text = (amount: bigint): string => toDecimal(amount, row.currency)
  return {
    id: row.id,
    roundId: row.round_id,
    nodeId: row.node_id.toString(),
    gameName: row.names?.[language] ?? row.node_id.toString(),
    gameType: row.game_type,
    vendor: row.vendor,
    vendorName: row.vendor_names?.[language] ?? row.vendor,
    at: row.placed_at.toISOString(),
    settledAt: row.closed_at?.toISOString() ?? null,
    stake: text(row.stake),
    payout: text(row.payout),
    net: text(row.payout - row.stake),
    status: row.status,
    currency: row.currency,
  }
}
