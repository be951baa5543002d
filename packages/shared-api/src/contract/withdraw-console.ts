import { z } from 'zod'
import { CARD_KINDS } from './bank-card.ts'
import { defineCall } from './call.ts'
import { cursorText, decimalText, moment, pageSize } from './fields.ts'
import { WITHDRAWAL_STATES } from './withdraw.ts'

const MAX_PAGE = 200
const PAGE = 50
const MOST_WHY = 300

/** What an operator should look at before money leaves. */
export const WITHDRAWAL_SIGNALS = [
  'new_card',
  'new_device',
  'shared_card',
  'deposit_without_play',
  'play_restricted',
  'deposit_reversed',
] as const
export type WithdrawalSignal = (typeof WITHDRAWAL_SIGNALS)[number]

/** A withdrawal as operators see it. */
export const consoleWithdrawal = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  amount: decimalText,
  fee: decimalText,
  net: decimalText,
  currency: z.string(),
  bankName: z.string(),
  /** The last signs alone. */
  number: z.string(),
  holder: z.string(),
  provider: z.string(),
  reference: z.string().nullable(),
  signals: z.array(z.enum(WITHDRAWAL_SIGNALS)),
  /** Who has approved it so far. */
  approvals: z.array(z.object({ by: z.string(), at: moment })),
  /** How many have to. */
  needed: z.number().int(),
  /** What the payment company has paid beyond, or less than, what was agreed. */
  disputed: decimalText,
  /** It is unknown whether it was paid, or the payout has failed since: two people have to decide the outcome. */
  outcomeNeeded: z.boolean(),
  why: z.string().nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
})
export type ConsoleWithdrawal = z.output<typeof consoleWithdrawal>

export const PAYOUT_OUTCOMES = ['paid', 'not_paid'] as const
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number]
/** `ready`: not sent yet. `sent`: on its way. `unknown`: it may have been accepted, and is never sent again. */
export const PAYOUT_ATTEMPT_STATES = ['ready', 'sent', 'accepted', 'refused', 'unknown'] as const

/** One sending of a payout to its payment company. */
export const payoutAttempt = z.object({
  /** What the company knows it by. */
  id: z.uuid(),
  state: z.enum(PAYOUT_ATTEMPT_STATES),
  reference: z.string().nullable(),
  /** Of a refusal: the company's own code, or `operator`. */
  reason: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  /** When the company last said that it knows nothing of it. */
  notFoundAt: moment.nullable(),
  /** When the company said that what it had paid has failed. */
  failedAt: moment.nullable(),
  /** What one person says became of it, until another one says the same. */
  proposal: z
    .object({
      outcome: z.enum(PAYOUT_OUTCOMES),
      reference: z.string().nullable(),
      evidence: z.string(),
      by: z.string(),
      at: moment,
    })
    .nullable(),
})
export type PayoutAttempt = z.output<typeof payoutAttempt>

/** A member's card as operators see it. */
export const consoleCard = z.object({
  id: z.uuid(),
  merchant: z.string(),
  account: z.string(),
  bankName: z.string(),
  kind: z.enum(CARD_KINDS),
  holder: z.string(),
  number: z.string(),
  /** Other accounts of the brand that have, or had, the same number. */
  sharedWith: z.array(z.string()),
  addedAt: moment,
  removedAt: moment.nullable(),
  removedBy: z.string().nullable(),
  removedWhy: z.string().nullable(),
})
export type ConsoleCard = z.output<typeof consoleCard>

const detail = consoleWithdrawal.extend({
  /** The newest first. */
  attempts: z.array(payoutAttempt),
  events: z.array(
    z.object({
      id: z.string(),
      at: moment,
      what: z.string(),
      by: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  member: z.object({
    registeredAt: moment,
    payeeName: z.string().nullable(),
    balance: decimalText,
    /** Over all time, in the currency of the withdrawal. */
    deposited: decimalText,
    withdrawn: decimalText,
    /** Since the last deposit that was credited: what came, and what was played since. */
    lastDeposit: z.object({ amount: decimalText, at: moment, playedSince: decimalText }).nullable(),
    cards: z.array(consoleCard),
  }),
})
export type ConsoleWithdrawalDetail = z.output<typeof detail>

const looking = { access: 'operator', right: ['money', 'risk'], branded: false } as const
const paying = { access: 'operator', right: 'money', branded: false } as const
const named = z.object({ id: z.uuid() })
const why = z.strictObject({ why: z.string().trim().min(1).max(MOST_WHY) })

export const listConsoleWithdrawals = defineCall({
  ...looking,
  method: 'GET',
  path: '/wps/operator/withdrawals',
  brandOf: { listed: 'merchant' },
  summary: 'Withdrawals, newest first, by brand, state, account, and whether they are flagged',
  query: z.object({
    merchant: z.string().max(32).optional(),
    state: z.enum(WITHDRAWAL_STATES).optional(),
    account: z.string().max(64).optional(),
    signalled: z.enum(['true', 'false']).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(consoleWithdrawal), nextCursor: cursorText.nullable() }),
})

export const readConsoleWithdrawal = defineCall({
  ...looking,
  method: 'GET',
  path: '/wps/operator/withdrawals/:id',
  brandOf: { thing: 'withdrawal' },
  summary: 'A withdrawal with everything that happened to it, and whose it is',
  params: named,
  response: detail,
})

export const approveWithdrawal = defineCall({
  ...paying,
  method: 'POST',
  path: '/wps/operator/withdrawals/:id/approve',
  brandOf: { thing: 'withdrawal' },
  summary: 'Approves a withdrawal; from the brand’s amount on a second person has to as well; audited',
  params: named,
  response: detail,
})

export const refuseWithdrawal = defineCall({
  ...looking,
  method: 'POST',
  path: '/wps/operator/withdrawals/:id/refuse',
  brandOf: { thing: 'withdrawal' },
  summary:
    'Refuses a withdrawal that waits: its money goes back and the member is notified with the reason; audited',
  params: named,
  body: why,
  response: detail,
})

export const askWithdrawal = defineCall({
  ...paying,
  method: 'POST',
  path: '/wps/operator/withdrawals/:id/ask',
  brandOf: { thing: 'withdrawal' },
  summary: 'Asks the payment company for the state of a payout; audited',
  params: named,
  response: detail,
})

export const sayWithdrawalOutcome = defineCall({
  ...paying,
  method: 'POST',
  path: '/wps/operator/withdrawals/:id/outcome',
  brandOf: { thing: 'withdrawal' },
  summary:
    'Says whether a payout of unknown outcome was paid; a second person who says the same decides, whatever the amount; audited',
  params: named,
  body: z.strictObject({
    outcome: z.enum(PAYOUT_OUTCOMES),
    /** Where it was seen: a statement, a page of the payment company, who was called. */
    evidence: z.string().trim().min(1).max(MOST_WHY),
    /** What the payment company calls the payout that was paid. */
    reference: z.string().trim().min(1).max(64).optional(),
  }),
  response: detail,
})

export const reconcileWithdrawals = defineCall({
  ...paying,
  method: 'GET',
  path: '/wps/operator/withdrawals-reconcile',
  brandOf: 'site',
  summary: 'Compares the payouts of a time with what their payment companies say of them',
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

export const listConsoleCards = defineCall({
  ...looking,
  method: 'GET',
  path: '/wps/operator/cards',
  brandOf: { listed: 'merchant' },
  summary:
    'Cards of members, masked, newest first, by brand, account, the whole number and whether others have the same',
  query: z.object({
    merchant: z.string().max(32).optional(),
    account: z.string().max(64).optional(),
    /** A whole number, with or without spaces and dashes; what is none finds nothing. */
    number: z.string().max(40).optional(),
    shared: z.enum(['true', 'false']).optional(),
    cursor: cursorText.optional(),
    limit: pageSize(MAX_PAGE, PAGE),
  }),
  response: z.object({ list: z.array(consoleCard), nextCursor: cursorText.nullable() }),
})

export const removeConsoleCard = defineCall({
  ...looking,
  method: 'POST',
  path: '/wps/operator/cards/:id/remove',
  brandOf: { thing: 'card' },
  summary: 'Takes a member’s card away, with the reason; audited',
  params: named,
  body: why,
  response: z.object({ removed: z.literal(true) }),
})

export const payOutMember = defineCall({
  method: 'POST',
  path: '/wps/operator/members/:merchant/:account/payout',
  brandOf: { named: 'params' },
  access: 'operator',
  right: 'money',
  branded: false,
  summary:
    'Asks for all the cash of a member who keeps away from play and cannot ask themselves; waits for approval; audited (MEM-09)',
  params: z.object({ merchant: z.string().min(1).max(32), account: z.string().min(1).max(64) }),
  body: z.strictObject({ orderId: z.uuid(), why: z.string().trim().min(1).max(MOST_WHY) }),
  response: z.object({ orderId: z.uuid(), amount: decimalText, currency: z.string() }),
})
