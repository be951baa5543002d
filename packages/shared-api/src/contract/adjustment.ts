import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyText, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 25
const MOST_WHY = 300

export const ADJUSTMENT_STATES = ['asked', 'done', 'refused'] as const
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number]

/** A change of a member's balance by hand: one asks for it, another does it or refuses. */
export const adjustment = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  /** `MAIN`, or the code of a provider whose games are played from a wallet of their own. */
  walletId: z.string(),
  /** Positive gives, negative takes. */
  amount: decimalText,
  currency: z.string(),
  why: z.string(),
  state: z.enum(ADJUSTMENT_STATES),
  askedBy: z.string(),
  askedAt: moment,
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** Why it was refused. */
  answer: z.string().nullable(),
  entryId: z.uuid().nullable(),
})
export type Adjustment = z.output<typeof adjustment>

const operator = { access: 'operator', right: 'money', branded: false } as const
const named = z.object({ id: z.uuid() })
const why = z.string().trim().min(1).max(MOST_WHY)

export const listAdjustments = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/adjustments',
  brandOf: { listed: 'merchant' },
  summary: 'Adjustments of balances, the newest first, by brand, account and state',
  query: z.object({
    merchant: z.string().max(32).optional(),
    account: z.string().max(64).optional(),
    state: z.enum(ADJUSTMENT_STATES).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(adjustment), nextCursor: cursorText.nullable() }),
})

export const askAdjustment = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/adjustments',
  brandOf: { named: 'body' },
  summary:
    'Asks for a change of a member’s balance, once for each id; nothing moves before another person approves; audited',
  body: z.strictObject({
    /** Made by the page before the first try. */
    id: z.uuid(),
    merchant: z.string().min(1).max(32),
    account: z.string().min(1).max(64),
    walletId: z.string().regex(/^[A-Z0-9_]{1,32}$/, 'MAIN or the code of a provider'),
    direction: z.enum(['give', 'take']),
    amount: moneyText,
    why,
  }),
  response: adjustment,
})

export const approveAdjustment = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/adjustments/:id/approve',
  brandOf: { thing: 'adjustment' },
  summary: 'Does what another person requested: the money moves once, however often it is approved; audited',
  params: named,
  response: adjustment,
})

export const refuseAdjustment = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/adjustments/:id/refuse',
  brandOf: { thing: 'adjustment' },
  summary: 'Refuses an adjustment that waits, or takes one’s own back; audited',
  params: named,
  body: z.strictObject({ why }),
  response: adjustment,
})
