import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'

const MAX_PAGE = 200
const PAGE = 50
const MOST_HOURS = 24 * 400

/** A round for money that has not ended. */
export const openRound = z.object({
  provider: z.string(),
  roundId: z.string(),
  merchant: z.string(),
  account: z.string(),
  nodeId: z.string(),
  at: moment,
  stake: decimalText,
  currency: z.string(),
})

export const listOpenRounds = defineCall({
  method: 'GET',
  path: '/wps/operator/rounds/open',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'money',
  summary: 'Rounds for money that have been open for so many hours, the oldest first',
  branded: false,
  query: z.object({
    hours: z.coerce.number<number | string>().int().min(0).max(MOST_HOURS).default(24),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(openRound), nextCursor: cursorText.nullable() }),
})

/** A round in which our record and the provider's differ; `null`: one of them has none. */
export const roundDifference = z.object({
  provider: z.string(),
  roundId: z.string(),
  what: z.enum(['round', 'state', 'stake', 'payout']),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
})
export type RoundDifference = z.output<typeof roundDifference>

export const reconciliation = z.object({
  /** Rounds compared, by provider. */
  compared: z.record(z.string(), z.number().int()),
  /** Providers without a way to query them. */
  silent: z.array(z.string()),
  /** The first of them; `more` where there are others. */
  differences: z.array(roundDifference),
  more: z.boolean(),
})
export type Reconciliation = z.output<typeof reconciliation>

export const reconcileRounds = defineCall({
  method: 'GET',
  path: '/wps/operator/ledger/reconcile',
  brandOf: 'site',
  access: 'operator',
  right: 'money',
  summary: 'Compares the rounds that began in a time with what their providers say of them',
  branded: false,
  query: z.object({ from: moment, to: moment }),
  response: reconciliation,
})
