import { z } from 'zod'
import { defineCall } from './call.ts'
import { DEPOSIT_METHODS, REVERSAL_KINDS, DEPOSIT_REASONS, DEPOSIT_STATES } from './deposit.ts'
import { cursorText, decimalText, moment, moneyOrNothing, moneyText, pageSize } from './fields.ts'

const MAX_PAGE = 200
const PAGE = 50
const MOST_WHY = 300

/** Why money of a deposit was not credited, though it was paid as it should be. */
export const DEPOSIT_HOLDS = [
  'deposit_limit',
  'amount_bounds',
  'deposit_day_full',
  'identity_needed',
  'self_excluded',
  'play_restricted',
  'account_disabled',
] as const
export type DepositHold = (typeof DEPOSIT_HOLDS)[number]

/** A deposit as operators see it. */
export const consoleDeposit = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  channelId: z.string(),
  method: z.enum(DEPOSIT_METHODS),
  provider: z.string(),
  reference: z.string().nullable(),
  state: z.enum(DEPOSIT_STATES),
  reason: z.enum(DEPOSIT_REASONS).nullable(),
  amount: decimalText,
  currency: z.string(),
  /** What the provider says came, over all payments. */
  received: decimalText,
  credited: decimalText.nullable(),
  /** What came and was not credited: too much, too little, twice. */
  unclaimed: decimalText,
  /** What the company took back, less what came again. */
  reversed: decimalText,
  /** What it took beyond what it had paid. */
  disputed: decimalText,
  /** Which limit or restriction of the member keeps that apart; null where it waits for another reason. */
  held: z.enum(DEPOSIT_HOLDS).nullable(),
  promotionId: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
  closedAt: moment.nullable(),
  hasSlip: z.boolean(),
})
export type ConsoleDeposit = z.output<typeof consoleDeposit>

/** What happened to it. */
export const depositEvent = z.object({
  id: z.string(),
  at: moment,
  what: z.string(),
  by: z.string(),
  detail: z.record(z.string(), z.unknown()),
})

/** A settlement that waits for a second person. */
export const depositProposal = z.object({
  amount: decimalText,
  why: z.string(),
  by: z.string(),
  at: moment,
})

const operator = { access: 'operator', right: 'money', branded: false } as const
const named = z.object({ id: z.uuid() })
const why = z.string().trim().min(1).max(MOST_WHY)

const detail = consoleDeposit.extend({
  events: z.array(depositEvent),
  /** Every payment that its provider reported, in whatever currency. */
  receipts: z.array(
    z.object({ receiptId: z.string(), amount: decimalText, currency: z.string(), paidAt: moment }),
  ),
  /** What was taken back of it (`chargeback-won`: came again), the first one first. */
  reversals: z.array(
    z.object({
      reversalId: z.string(),
      kind: z.enum(REVERSAL_KINDS),
      amount: decimalText,
      currency: z.string(),
      /** What of it the member owes, or no longer owes. */
      debt: decimalText,
      movedAt: moment,
    }),
  ),
  proposal: depositProposal.nullable(),
  /** From this amount on two people settle by hand. */
  twoPeopleFrom: decimalText,
})
export type ConsoleDepositDetail = z.output<typeof detail>

export const listConsoleDeposits = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/deposits',
  brandOf: { listed: 'merchant' },
  summary: 'Deposits, newest first, by brand, state, account, channel and whether money is unclaimed',
  query: z.object({
    merchant: z.string().max(32).optional(),
    state: z.enum(DEPOSIT_STATES).optional(),
    account: z.string().max(64).optional(),
    channelId: z.string().max(64).optional(),
    unclaimed: z.enum(['true', 'false']).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(consoleDeposit), nextCursor: cursorText.nullable() }),
})

export const readConsoleDeposit = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/deposits/:id',
  brandOf: { thing: 'deposit' },
  summary: 'A deposit with everything that happened to it, every callback among it',
  params: named,
  response: detail,
})

export const askDeposit = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/deposits/:id/ask',
  brandOf: { thing: 'deposit' },
  summary: 'Asks the provider for the state of a deposit; audited',
  params: named,
  response: detail,
})

export const settleDeposit = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/deposits/:id/settle',
  brandOf: { thing: 'deposit' },
  summary:
    'Credits a deposit by hand; from the brand’s amount on a second person has to request the same amount; what a limit, a restriction or a missing identity of the member forbids stays apart, or is refused under its code (`deposit_limit`, `self_excluded`, `identity_needed` …) where it lies apart already; audited',
  params: named,
  body: z.strictObject({
    amount: moneyText,
    why,
    /** What the order held when the operator read it: where it holds something else by now, nothing is done. */
    unclaimed: moneyOrNothing.optional(),
  }),
  response: detail,
})

export const refuseDeposit = defineCall({
  ...operator,
  method: 'POST',
  path: '/wps/operator/deposits/:id/refuse',
  brandOf: { thing: 'deposit' },
  summary: 'Refuses a deposit; what came and was not credited is booked as sent back; audited',
  params: named,
  body: z.strictObject({ why, /** As of settling. */ unclaimed: moneyOrNothing.optional() }),
  response: detail,
})

export const readSlip = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/deposits/:id/slip',
  brandOf: { thing: 'deposit' },
  summary: 'The picture of a slip',
  params: named,
  response: z.object({ image: z.string() }),
})

export const reconcileDeposits = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/deposits-reconcile',
  brandOf: 'site',
  summary: 'Compares the payments that came in a time with what their providers say of them',
  query: z.object({ from: moment, to: moment }),
  response: z.object({
    compared: z.record(z.string(), z.number().int()),
    silent: z.array(z.string()),
    differences: z.array(
      z.object({
        provider: z.string(),
        receipt: z.string(),
        ours: z.string().nullable(),
        theirs: z.string().nullable(),
      }),
    ),
  }),
})

export const listPaymentProviders = defineCall({
  ...operator,
  method: 'GET',
  path: '/wps/operator/payment-providers',
  brandOf: 'none',
  summary: 'Who moves money for the site, and what each can do; never its secrets',
  response: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        methods: z.array(z.enum(DEPOSIT_METHODS)),
        currencies: z.array(z.string()),
        configured: z.boolean(),
      }),
    ),
  }),
})
