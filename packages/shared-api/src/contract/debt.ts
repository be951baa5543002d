import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyText, pageSize } from './fields.ts'

const MAX_PAGE = 100
const PAGE = 25
const MOST_WHY = 300

/** What makes a member's debt, and what lessens it. */
export const DEBT_MOVEMENT_KINDS = ['reversed', 'reinstated', 'repaid', 'written-off'] as const
export type DebtMovementKind = (typeof DEBT_MOVEMENT_KINDS)[number]

export const repayDebt = defineCall({
  method: 'POST',
  path: '/wps/member/debt/repay',
  access: 'member',
  summary:
    'Pays back from the wallet the debt of a deposit that was taken back, as far as the wallet covers it; the same repaymentId again pays nothing more (MEM-02)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    repaymentId: z.uuid(),
  }),
  response: z.object({
    /** What is still outstanding. */
    debt: decimalText,
    currency: z.string(),
  }),
})

/** What a member owes. */
export const consoleDebt = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  owed: decimalText,
  currency: z.string(),
  /** When the member had a debt for the first time. */
  since: moment,
})
export type ConsoleDebt = z.output<typeof consoleDebt>

const detail = consoleDebt.extend({
  /** The newest first. */
  movements: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(DEBT_MOVEMENT_KINDS),
      /** Positive adds to the debt. */
      amount: decimalText,
      /** The deposit that it is about. */
      orderId: z.uuid().nullable(),
      by: z.string(),
      why: z.string().nullable(),
      at: moment,
    }),
  ),
})
export type ConsoleDebtDetail = z.output<typeof detail>

const operator = { access: 'operator', right: 'money', branded: false } as const
const params = z.object({ id: z.uuid() })

export const listDebts = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/debts',
  brandOf: { listed: 'merchant' },
  summary: 'Members with a debt for deposits that were taken back, the newest first, by brand and account',
  query: z.object({
    merchant: z.string().max(32).optional(),
    account: z.string().max(64).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(consoleDebt), nextCursor: cursorText.nullable() }),
})

export const readDebt = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/debts/:id',
  brandOf: { thing: 'debt' },
  summary: 'A debt with everything that made and lessened it',
  params,
  response: detail,
})

export const writeOffDebt = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/debts/:id/write-off',
  brandOf: { thing: 'debt' },
  summary:
    'Gives up what a member owes, or a part of it, at the brand’s cost: a second person approves it whatever the amount (`approval_pending`); audited (PLT-09)',
  params,
  body: z.strictObject({ amount: moneyText, why: z.string().trim().min(1).max(MOST_WHY) }),
  response: detail,
})
