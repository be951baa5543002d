import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'
import { LEDGER_KINDS, ledgerLine } from './wallet.ts'

const MAX_PAGE = 100
const PAGE = 20

/** The ranges that have a name; `week` and `month` are the last 7 and 30 days, today among them. */
export const RECORD_RANGES = ['today', 'yesterday', 'week', 'month'] as const
export type RecordRange = (typeof RECORD_RANGES)[number]
/** Days from the first to the last of a range that a member chooses. */
export const MOST_RECORD_DAYS = 92

/** A day where the brand is, YYYY-MM-DD. */
const day = z.iso.date()
const code = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/)

/** A range by its name, or from one day to another; without any of these the last 7 days. */
export const rangeQuery = {
  range: z.enum(RECORD_RANGES).optional(),
  from: day.optional(),
  to: day.optional(),
}

/** The days that were looked at, as the brand's clocks count them. */
export const recordDays = z.object({
  from: day,
  to: day,
  today: day,
  /** IANA name. */
  timeZone: z.string(),
})
export type RecordDays = z.output<typeof recordDays>

const kind = z.enum(LEDGER_KINDS)
const wallet = z.string().regex(/^[A-Z0-9_]{1,32}$/, 'MAIN or the code of a provider')
const page = { cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }

export const accountRecord = defineCall({
  method: 'GET',
  path: '/wps/relay/record',
  access: 'member',
  summary: 'Lines of the member’s own money within days of the brand, newest first (MEM-04)',
  silent: true,
  query: z.object({ ...rangeQuery, ...page, kind: kind.optional(), walletId: wallet.optional() }),
  response: z.object({ days: recordDays, list: z.array(ledgerLine), nextCursor: cursorText.nullable() }),
})

export const accountTotals = defineCall({
  method: 'GET',
  path: '/wps/relay/record/totals',
  access: 'member',
  summary:
    'What the lines of those days come to, by kind, and the balances before and after: equal to the ledger (MEM-04)',
  silent: true,
  query: z.object({ ...rangeQuery, walletId: wallet.optional() }),
  response: z.object({
    days: recordDays,
    currency: z.string(),
    opening: decimalText,
    credit: decimalText,
    debit: decimalText,
    closing: decimalText,
    kinds: z.array(
      z.object({
        kind,
        title: z.string(),
        lines: z.number().int(),
        credit: decimalText,
        debit: decimalText,
      }),
    ),
    /** All that the member has ever had, to choose from. */
    wallets: z.array(z.object({ walletId: z.string(), name: z.string() })),
  }),
})
export type AccountTotals = z.output<typeof accountTotals.response>

export const readAccountLine = defineCall({
  method: 'GET',
  path: '/wps/relay/record/:lineId',
  access: 'member',
  summary: 'A line of the member’s money with all that it belongs to (MEM-04)',
  silent: true,
  params: z.object({ lineId: z.string().regex(/^\d{1,18}$/) }),
  response: z.object({
    line: ledgerLine,
    timeZone: z.string(),
    /** Of the entry: what customer service asks for. */
    number: z.uuid(),
    /** The provider’s own transaction. */
    reference: z.string().nullable(),
    provider: z.string().nullable(),
    /** The other lines of the same entry on wallets of the member. */
    others: z.array(z.object({ walletId: z.string(), name: z.string(), amount: decimalText })),
    /** The round it belongs to, as the betting record knows it: its number and when it began. */
    round: z.object({ id: z.uuid(), at: moment }).nullable(),
    deposit: z.uuid().nullable(),
  }),
})
export type AccountLine = z.output<typeof readAccountLine.response>

/** `refunded`: every bet was given back. */
export const ROUND_STATES = ['open', 'won', 'lost', 'refunded'] as const

export const recordRound = z.object({
  id: z.uuid(),
  /** What its provider calls it. */
  roundId: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  gameType: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  at: moment,
  settledAt: moment.nullable(),
  stake: decimalText,
  payout: decimalText,
  /** Pay-outs less stakes; a jackpot is shown with its bet. */
  net: decimalText,
  status: z.enum(ROUND_STATES),
  currency: z.string(),
})
export type RecordRound = z.output<typeof recordRound>

const play = { gameType: code.optional(), vendor: code.optional() }

export const bettingRecord = defineCall({
  method: 'GET',
  path: '/wps/game/record',
  access: 'member',
  summary: 'Own rounds that ended within days of the brand, or those that are open, newest first (MEM-04)',
  silent: true,
  query: z.object({
    ...rangeQuery,
    ...page,
    ...play,
    state: z.enum(['settled', 'open']).default('settled'),
  }),
  response: z.object({ days: recordDays, list: z.array(recordRound), nextCursor: cursorText.nullable() }),
})

const figures = {
  rounds: z.number().int(),
  bet: decimalText,
  won: decimalText,
  jackpot: decimalText,
  /** What the wallet has more: won and jackpot less bet. */
  net: decimalText,
}

/** What was played, to choose from. */
const played = z.object({
  vendors: z.array(z.object({ vendor: z.string(), name: z.string() })),
  gameTypes: z.array(z.string()),
})

export const bettingTotals = defineCall({
  method: 'GET',
  path: '/wps/game/record/totals',
  access: 'member',
  summary: 'What the rounds that ended in those days come to: equal to the ledger (MEM-04)',
  silent: true,
  query: z.object({ ...rangeQuery, ...play }),
  response: z.object({ days: recordDays, currency: z.string(), ...figures, played }),
})
export type BettingTotals = z.output<typeof bettingTotals.response>

export const readRound = defineCall({
  method: 'GET',
  path: '/wps/game/record/:id',
  access: 'member',
  summary: 'A round with its bets and every call of its provider: number, time, amount (MEM-04)',
  silent: true,
  params: z.object({ id: z.uuid() }),
  query: z.object({ /** When it began. */ at: moment }),
  response: z.object({
    round: recordRound,
    timeZone: z.string(),
    jackpot: decimalText,
    bets: z.array(
      z.object({
        id: z.uuid(),
        at: moment,
        stake: decimalText,
        payout: decimalText,
        jackpot: decimalText,
        status: z.enum(ROUND_STATES),
      }),
    ),
    /** The provider's calls of the wallet, in their order, by its own numbers: the proof of the round. */
    calls: z.array(
      z.object({
        reference: z.string(),
        kind: z.enum(['bet', 'win', 'bet-win', 'refund', 'end-round']),
        at: moment,
        /** What the wallet has more by it; null where it moved nothing. */
        amount: decimalText.nullable(),
        refused: z.boolean(),
      }),
    ),
  }),
})
export type RoundDetail = z.output<typeof readRound.response>

export const profitAndLoss = defineCall({
  method: 'GET',
  path: '/wps/member/profitandloss',
  access: 'member',
  summary: 'What the member’s play came to, day by day, by game type and by provider (B7, MEM-04)',
  silent: true,
  query: z.object({ ...rangeQuery, ...play }),
  response: z.object({
    days: recordDays,
    currency: z.string(),
    total: z.object(figures),
    /** Every day of the range, the first one first, also those without play. */
    byDay: z.array(z.object({ day, ...figures })),
    byType: z.array(z.object({ gameType: z.string(), ...figures })),
    byVendor: z.array(z.object({ vendor: z.string(), name: z.string(), ...figures })),
    played,
  }),
})
export type ProfitAndLoss = z.output<typeof profitAndLoss.response>

/** Lines that a statement has at most: one of more is refused, never cut. */
export const MOST_STATEMENT_LINES = 5_000
export const STATEMENT_FORMATS = ['csv', 'pdf'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

/**
 * A statement of the account record as a file to keep. The browser fetches it as a download with a ticket (`streamTicket`),
 * since a link carries no token; `?merchant=` and `&language=` say the rest.
 */
export const STATEMENT_PATH = '/wps/relay/statement'
export const statementQuery = z.object({
  ...rangeQuery,
  ticket: z.string().min(1).max(128),
  format: z.enum(STATEMENT_FORMATS),
})
