import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 31
/** A file holds so many days at most. */
export const MOST_REPORT_DAYS = 366

/** Figures of a brand's day, in their order. */
export const DAY_FIGURES = [
  'registrations',
  'first-deposits',
  'deposits',
  'deposit-fees',
  'deposits-reversed',
  'withdrawals',
  'withdrawal-fees',
  'withdrawals-returned',
  'stakes',
  'wins',
  'jackpots',
  'rewards',
  'gifts',
  'bonus-given',
  'bonus-converted',
  'bonus-ended',
  'rebate',
  'points-given',
  'points-spent',
  'adjustments',
  'agent-pay',
  'closing',
  'closing-bonus',
  'closing-held',
  'closing-debt',
] as const
export type DayFigureName = (typeof DAY_FIGURES)[number]

/**
 * What a figure has to equal. `ledger`: the lines of the books; `orders`: what was requested and decided, row by row; `payments`:
 * what providers reported; `rounds`: the rounds that ended; `provider`: the book of the company that moved the money, or ran the games; `before`: the day before and what
 * moved since; `doors`: the security events.
 */
export const DAY_CHECKS = ['ledger', 'orders', 'payments', 'rounds', 'provider', 'before', 'doors'] as const
export type DayCheckName = (typeof DAY_CHECKS)[number]

/** Where a row that differs is found. */
export const DAY_ROWS = [
  'deposit',
  'withdrawal',
  'bonus',
  'member',
  'adjustment',
  'round',
  'receipt',
  'entry',
] as const

export const dayCheck = z.object({
  against: z.enum(DAY_CHECKS),
  /** What of ours is compared, which is not always the figure itself. */
  ours: z.string().nullable(),
  /** What it says; null where it did not answer. */
  found: z.string().nullable(),
  agrees: z.boolean(),
  /** The first rows in which they differ. */
  rows: z.array(
    z.object({
      kind: z.enum(DAY_ROWS),
      id: z.string(),
      ours: z.string().nullable(),
      theirs: z.string().nullable(),
    }),
  ),
})
export type DayCheck = z.output<typeof dayCheck>

export const dayFigure = z.object({
  name: z.enum(DAY_FIGURES),
  /** How many, where that means something. */
  count: z.number().int().nullable(),
  /** Money in the brand's currency, or points; null where it is a count alone. */
  amount: z.string().nullable(),
  checks: z.array(dayCheck),
})
export type DayFigure = z.output<typeof dayFigure>

const head = z.object({
  id: z.string(),
  merchant: z.string(),
  /** YYYY-MM-DD in the brand's time zone. */
  day: z.iso.date(),
  timeZone: z.string(),
  currency: z.string(),
  madeAt: moment,
  /** `site`, or who had it made anew. */
  madeBy: z.string(),
  /** How many checks do not agree. */
  differences: z.number().int(),
})
export const dayReport = head.extend({ figures: z.array(dayFigure) })
export type DayReport = z.output<typeof dayReport>

const operator = { access: 'operator', right: 'money', branded: false } as const
const named = z.object({ merchant: z.string().min(1).max(32), day: z.iso.date() })

export const listDayReports = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/day-reports',
  brandOf: { named: 'query' },
  summary: 'What the days of a brand came to, the newest first',
  query: z.object({
    merchant: z.string().min(1).max(32),
    differing: z.enum(['true', 'false']).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({
    list: z.array(
      head.extend({
        deposits: decimalText,
        withdrawals: decimalText,
        stakes: decimalText,
        wins: decimalText,
        closing: decimalText,
      }),
    ),
    nextCursor: cursorText.nullable(),
  }),
})

export const readDayReport = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/day-reports/:merchant/:day',
  brandOf: { named: 'params' },
  summary: 'A day of a brand with every figure, what each must equal, and the rows that differ',
  params: named,
  response: dayReport,
})

export const rebuildDayReport = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/day-reports/:merchant/:day/rebuild',
  brandOf: { named: 'params' },
  summary: 'Has the report of a day that is over made anew, as a job; audited',
  params: named,
  response: z.object({ queued: z.literal(true) }),
})

export const exportDayReports = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/day-reports-file',
  brandOf: { named: 'query' },
  summary: 'The reports of some days as CSV, a line a figure',
  query: z.object({
    merchant: z.string().min(1).max(32),
    from: z.iso.date(),
    to: z.iso.date(),
    language: z.enum(['EN', 'TY']).default('EN'),
  }),
  response: z.object({ name: z.string(), text: z.string() }),
})
