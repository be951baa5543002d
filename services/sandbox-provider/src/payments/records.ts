import { z } from 'zod'

export const money = z.string().regex(/^\d{1,12}(\.\d{2,3})?$/)

export const startBody = z.strictObject({
  orderId: z.uuid(),
  method: z.enum(['qr', 'bank', 'voucher', 'transfer']),
  amount: money,
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.enum(['TY', 'EN']),
  expiresAt: z.number().int(),
  returnUrl: z.url({ protocol: /^https?$/ }).max(500),
  voucher: z.string().max(64).optional(),
})

const receipt = z.object({ receiptId: z.string(), amount: money, currency: z.string(), at: z.number() })

/** What it took back of a payment, or gave again. */
const reversal = receipt.extend({ kind: z.enum(['reversal', 'refund', 'chargeback', 'chargeback-won']) })
export type ReversalKind = z.output<typeof reversal>['kind']

/** A payment as this company knows it. */
export const payment = z.object({
  reference: z.string(),
  order: startBody,
  at: z.number(),
  state: z.enum(['pending', 'paid', 'refused', 'expired']),
  reason: z.enum(['provider', 'voucher_unknown', 'voucher_used']).optional(),
  receipts: z.array(receipt),
  /** None in records of earlier versions. */
  reversals: z.array(reversal).default([]),
})
export type Payment = z.output<typeof payment>

export const bookLine = receipt.extend({ orderId: z.string() })
export type BookLine = z.output<typeof bookLine>
export const reversalLine = reversal.extend({ orderId: z.string() })
export type ReversalLine = z.output<typeof reversalLine>

/** A callback that has to be taken, kept until it is. */
export const waitingCallback = z.object({
  id: z.string(),
  body: z.string(),
  dueAt: z.number(),
  since: z.number(),
})
export type WaitingCallback = z.output<typeof waitingCallback>

export const payout = z.object({
  payoutId: z.uuid(),
  amount: money,
  currency: z.string().regex(/^[A-Z]{3}$/),
  to: z.object({ bank: z.string().min(1), number: z.string().min(1), holder: z.string().min(1) }),
})

const movement = receipt.extend({ kind: z.enum(['paid', 'returned']) })

/** A payout as this company knows it. */
export const paidOut = z.object({
  reference: z.string(),
  asked: payout,
  state: z.enum(['pending', 'paid', 'failed', 'returned']),
  receipts: z.array(movement),
})
export type PaidOut = z.output<typeof paidOut>

export const payoutLine = movement.extend({ payoutId: z.string() })
export type PayoutLine = z.output<typeof payoutLine>

/** What the payer, or a test in their place, does; how the callback behaves is chosen with it. */
export const act = z.strictObject({
  do: z.enum([
    'pay',
    'less',
    'more',
    'twice',
    'refuse',
    'expire',
    // What was paid goes back, and comes again where the dispute is won.
    'reverse',
    'refund',
    'charge-back',
    'win',
  ]),
  /** Instead of the order's amount. */
  amount: money.optional(),
  callback: z.enum(['once', 'twice', 'late', 'never', 'forged', 'disordered']).default('once'),
  delayMs: z.coerce.number<number | string>().int().min(0).max(3_600_000).default(0),
})
export type Act = z.output<typeof act>

/** What the bank of who is paid does, or a test in its place. */
export const payoutAct = act.extend({ do: z.enum(['pay', 'fail', 'return']) })
export type PayoutAct = z.output<typeof payoutAct>

/** Where records stand. */
export const paymentKeys = {
  payment: (reference: string) => `payment!${reference}`,
  ofOrder: (orderId: string) => `payment-order!${orderId}`,
  book: (at: number, id: string) => `payment-book!${String(at).padStart(15, '0')}!${id}`,
  reversals: (at: number, id: string) => `payment-reversal-book!${String(at).padStart(15, '0')}!${id}`,
  callback: (id: string) => `payment-callback!${id}`,
  callbacks: 'payment-callback!',
  voucher: (code: string) => `payment-voucher!${code}`,
  payout: (id: string) => `payment-payout!${id}`,
  ofPayout: (reference: string) => `payment-payout-reference!${reference}`,
  payoutBook: (at: number, id: string) => `payment-payout-book!${String(at).padStart(15, '0')}!${id}`,
}
