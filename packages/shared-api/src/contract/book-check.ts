import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 25

/** What is looked at: the ledger itself, or rounds, payments and payouts beside the books of their providers. */
export const BOOK_CHECKS = ['ledger', 'rounds', 'deposits', 'withdrawals'] as const
export type BookCheckKind = (typeof BOOK_CHECKS)[number]
export const BOOK_CHECK_STATES = ['running', 'agrees', 'differs', 'failed'] as const

export const bookCheck = z.object({
  id: z.uuid(),
  kind: z.enum(BOOK_CHECKS),
  state: z.enum(BOOK_CHECK_STATES),
  /** The whole ledger, not only what came since the last time. */
  whole: z.boolean(),
  /** The time that was compared; null for the ledger. */
  from: moment.nullable(),
  to: moment.nullable(),
  /** `site`, or who had it run. */
  by: z.string(),
  at: moment,
  endedAt: moment.nullable(),
  /** Rows read, by table or provider. */
  read: z.record(z.string(), z.number().int()),
  /** Providers that did not answer. */
  silent: z.array(z.string()),
  /** How many differences there are; the first of them follow. */
  count: z.number().int(),
  differences: z.array(
    z.object({
      /** A table of the ledger, or a provider. */
      where: z.string(),
      id: z.string(),
      what: z.string().nullable(),
      ours: z.string().nullable(),
      theirs: z.string().nullable(),
    }),
  ),
})
export type BookCheck = z.output<typeof bookCheck>

const operator = { access: 'operator', right: 'money', branded: false } as const

export const listBookChecks = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/book-checks',
  brandOf: 'site',
  summary: 'Checks of the books that were run, the newest first, each with what did not add up',
  query: z.object({
    kind: z.enum(BOOK_CHECKS).optional(),
    state: z.enum(BOOK_CHECK_STATES).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(bookCheck), nextCursor: cursorText.nullable() }),
})

export const runBookCheck = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/book-checks',
  brandOf: 'site',
  summary:
    'Runs a check of the books as a job, once for each id: the ledger, or a time beside the books of providers; audited',
  body: z.strictObject({
    id: z.uuid(),
    kind: z.enum(BOOK_CHECKS),
    whole: z.boolean().default(false),
    /** The last 24 hours without. */
    from: moment.optional(),
    to: moment.optional(),
  }),
  response: bookCheck,
})
