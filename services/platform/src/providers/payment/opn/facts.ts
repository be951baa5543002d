import type { PaymentFact, PayoutFact, Reversal } from '#providers/payment/payment.provider'
import type { Charge, Dispute, Refund, Transfer } from '#providers/payment/opn/wire'

const STATES = {
  pending: 'pending',
  successful: 'paid',
  failed: 'refused',
  expired: 'expired',
  reversed: 'refused',
} as const

/** A charge is paid once, in full: its one receipt has the charge's own id. */
export function factOf(one: Charge): PaymentFact {
  const state = STATES[one.status]
  // A charge that was reversed may say that it is not paid any more.
  const isPaid =
    (one.status === 'successful' && one.paid) ||
    (one.status === 'reversed' && (one.paid || one.paid_at != null))
  const receipts = isPaid
    ? [{ ...moneyOf(one), receiptId: one.id, at: new Date(one.paid_at ?? one.created_at) }]
    : []
  const reversals = isPaid ? reversalsOf(one) : []
  return {
    reference: one.id,
    state,
    receipts,
    reversals,
    ...(state === 'refused' && { reason: 'provider' as const }),
  }
}

const moneyOf = ({ amount, currency }: { amount: number; currency: string }) => ({
  amount: BigInt(amount),
  currency: currency.toUpperCase(),
})

/** What was taken back of a charge that had been paid. */
function reversalsOf(one: Charge): Reversal[] {
  const refunds = (one.refunds?.data ?? []).map(refundOf)
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0n)
  const amount = BigInt(one.amount) - refunded
  const at = new Date(one.reversed_at ?? one.paid_at ?? one.created_at)
  const undone: Reversal[] =
    one.status === 'reversed' && amount > 0n
      ? [{ ...moneyOf(one), amount, receiptId: `${one.id}-reversed`, kind: 'reversal', at }]
      : []
  return [...undone, ...refunds, ...(one.dispute ? disputeOf(one.dispute) : [])]
}

export const refundOf = (one: Refund): Reversal => ({
  ...moneyOf(one),
  receiptId: one.id,
  kind: 'refund',
  at: new Date(one.created_at),
})

/** By the movements that it names; a dispute that names none has moved nothing before it is lost. */
export function disputeOf(one: Dispute): Reversal[] {
  if (one.transactions && one.transactions.length > 0)
    return one.transactions.map((moved) => ({
      ...moneyOf(moved),
      receiptId: moved.id,
      kind: moved.direction === 'debit' ? 'chargeback' : 'chargeback-won',
      at: new Date(moved.created_at),
    }))
  return one.status === 'lost'
    ? [
        {
          ...moneyOf(one),
          receiptId: one.id,
          kind: 'chargeback',
          at: new Date(one.closed_at ?? one.created_at),
        },
      ]
    : []
}

/** A transfer is paid once, in full: its one movement has the transfer's own id. */
export function payoutOf({ failure_code: failure, id, metadata, paid, ...one }: Transfer): PayoutFact {
  const payoutId = textOf({ metadata }, 'payout_id')
  if (failure != null || !paid)
    return { reference: id, payoutId, state: failure != null ? 'failed' : 'pending', receipts: [] }
  const moved = {
    receiptId: id,
    kind: 'paid',
    amount: BigInt(one.amount),
    currency: one.currency.toUpperCase(),
    at: new Date(one.paid_at ?? one.created_at),
  } as const
  return { reference: id, payoutId, state: 'paid', receipts: [moved] }
}

/** What we wrote of it when it was made. */
export function textOf(
  { metadata }: Pick<Charge, 'metadata'>,
  name: 'order_id' | 'payout_id',
): string | null {
  const id = metadata[name]
  return typeof id === 'string' ? id : null
}
