import { z } from 'zod'
import { bankCard } from './bank-card.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, moneyText, pageSize } from './fields.ts'
import { cooling } from './security-centre.ts'

const MAX_PAGE = 50
const PAGE = 20

/**
 * `waiting`: for an operator. `paying`: approved, on its way. `paid`, unless it is `returned` later. `refused` by an operator,
 * `cancelled` by the member, `failed` at the payment company: the money is back.
 */
export const WITHDRAWAL_STATES = [
  'waiting',
  'paying',
  'paid',
  'refused',
  'cancelled',
  'failed',
  'returned',
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
/** States in which something is still to come. */
export const OPEN_WITHDRAWALS: readonly WithdrawalState[] = ['waiting', 'paying']

export const withdrawal = z.object({
  orderId: z.uuid(),
  state: z.enum(WITHDRAWAL_STATES),
  /** What leaves the wallet, fee included. */
  amount: decimalText,
  fee: decimalText,
  /** What is paid out. */
  net: decimalText,
  currency: z.string(),
  bankName: z.string(),
  /** The last signs of the card’s number alone. */
  number: z.string(),
  holder: z.string(),
  /** What the operator said who refused it. */
  why: z.string().nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
  /** The time zone of its times: the brand's (IANA name). */
  timeZone: z.string(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const readWithdrawOffer = defineCall({
  method: 'GET',
  path: '/wps/transaction/withdraw',
  access: 'member',
  summary:
    'What a member may withdraw now: bounds, fee, what is left today, turnover to be met, cards (MEM-03)',
  silent: true,
  response: z.object({
    /** False while the brand pays nothing out. */
    on: z.boolean(),
    currency: z.string(),
    symbol: z.string(),
    /** Cash that is not held. */
    balance: decimalText,
    min: decimalText,
    max: decimalText,
    /** Hundredths of a per cent of what leaves the wallet. */
    feeBasisPoints: z.number().int(),
    feeFixed: decimalText,
    /** Withdrawals and money that are left of today, by the brand's clock. */
    countLeft: z.number().int(),
    amountLeft: decimalText,
    /** What has to be played first; null where nothing has. */
    turnover: z.object({ required: decimalText, done: decimalText }).nullable(),
    hasPaymentPassword: z.boolean(),
    /** While the account cools down after a change nothing is withdrawn; null where it does not. */
    cooling: cooling.nullable(),
    /** The debt for a deposit that was taken back; nothing is withdrawn before it is paid back. Null where there is none. */
    debt: decimalText.nullable().optional(),
    cards: z.array(bankCard),
    /** Withdrawals under way, newest first. */
    open: z.array(withdrawal),
  }),
})

export const startWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  summary: 'Asks for a withdrawal and holds its money; the same orderId again holds nothing more (MEM-03)',
  body: z.strictObject({
    /** Made by the page before the first try. */
    orderId: z.uuid(),
    cardId: z.uuid(),
    amount: moneyText,
    paymentPassword: z.string().min(1).max(128),
  }),
  response: withdrawal,
})

const named = z.object({ orderId: z.uuid() })

export const readWithdrawal = defineCall({
  method: 'GET',
  path: '/wps/transaction/orders/:orderId',
  access: 'member',
  summary: 'The state of an own withdrawal (MEM-03)',
  silent: true,
  params: named,
  response: withdrawal,
})

export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/wps/transaction/orders',
  access: 'member',
  summary: 'Own withdrawals, newest first (MEM-03)',
  silent: true,
  query: z.object({ cursor: cursorText.optional(), limit: pageSize(MAX_PAGE, PAGE) }),
  response: z.object({ withdrawals: z.array(withdrawal), nextCursor: cursorText.nullable() }),
})

export const cancelWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/transaction/orders/:orderId/cancel',
  access: 'member',
  summary: 'Gives up an own unapproved withdrawal; its money is back at once (MEM-03)',
  params: named,
  response: withdrawal,
})

/** Published to the member's own pages: the state of one of their withdrawals has changed. */
export const withdrawalEvent = z.object({ orderId: z.uuid(), state: z.enum(WITHDRAWAL_STATES) })
