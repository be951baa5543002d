import { depositInstruction, REVERSAL_KINDS } from '@site/shared-api/contract/deposit'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { askSandbox, type SandboxAccess } from '#providers/ask-sandbox'
import type {
  PaymentCommands,
  PaymentFact,
  PaymentProvider,
  PaymentQueries,
  PaymentStart,
  PaymentStarted,
  PayoutFact,
} from '#providers/payment/payment.provider'
import { ProviderRefused } from '#providers/provider-errors'
import { callbackSignature, jsonOf, requireRecent, requireSame } from '#providers/payment/signed-callback'

const receipt = z.object({
  receiptId: z.string().max(64),
  amount: z.string(),
  currency: z.string(),
  at: z.number(),
})
const reversal = receipt.extend({ kind: z.enum(REVERSAL_KINDS) })
const fact = z.object({
  reference: z.string().max(64),
  state: z.enum(['pending', 'paid', 'refused', 'expired']),
  reason: z.enum(['provider', 'voucher_unknown', 'voucher_used']).optional(),
  receipts: z.array(receipt).max(50),
  reversals: z.array(reversal).max(50).default([]),
})
const started = fact.extend({ instruction: depositInstruction })
const claim = {
  reference: z.string().max(64),
  state: z.string().max(16),
  receipts: z.array(receipt).max(50),
}
const callbackBody = z.union([
  z.object({ orderId: z.uuid(), ...claim }),
  z.object({ payoutId: z.uuid(), ...claim }),
])
const booked = z.object({
  receipts: z.array(receipt.extend({ orderId: z.string().nullable() })),
  next: z.string().nullable(),
})
const reversalsBooked = z.object({
  receipts: z.array(reversal.extend({ orderId: z.string().nullable() })),
  next: z.string().nullable(),
})
const moved = receipt.extend({ kind: z.enum(['paid', 'returned']) })
const payoutFact = z.object({
  reference: z.string().max(64),
  state: z.enum(['pending', 'paid', 'failed', 'returned']),
  receipts: z.array(moved).max(50),
})
const payoutsBooked = z.object({
  receipts: z.array(moved.extend({ payoutId: z.string().nullable() })),
  next: z.string().nullable(),
})

/** Money between smallest units and decimal text. */
export interface MoneyText {
  toDecimal(minor: bigint, currency: string): string
  toMinor(text: string, currency: string): bigint
}

interface Options extends SandboxAccess {
  money: MoneyText
}

/** What the sandbox answers where it knows no payment of an id. */
const NOT_FOUND = 'payment_unknown'

/** The sandbox: a service of its own that behaves as payment companies do, at their worst too; no money is moved anywhere. */
export const sandboxPayments = (options: Options): PaymentProvider => ({
  queries: queriesOf(options),
  commands: commandsOf(options),
})

function commandsOf(options: Options): PaymentCommands {
  return {
    start: async (order) =>
      startedOf(options, await askSandbox(options, '/pay/start', startBody(options, order), started)),
    payout: async (payout) => {
      const amount = options.money.toDecimal(payout.amount, payout.currency)
      const made = await askSandbox(options, '/pay/payout', { ...payout, amount }, payoutFact)
      return payoutOf(options, payout.payoutId, made)
    },
  }
}

function queriesOf(options: Options): PaymentQueries {
  const payoutStatus = async (payoutId: string): Promise<PayoutFact> =>
    payoutOf(options, payoutId, await askSandbox(options, '/pay/payout-status', { payoutId }, payoutFact))
  return {
    channels: () =>
      (['qr', 'bank', 'voucher', 'transfer'] as const).map((method) => ({ method, currencies: [] })),
    status: async (order) => factOf(options, await askSandbox(options, '/pay/status', order, fact)),
    findStart: ({ id: orderId }) =>
      unlessNotFound(async () =>
        startedOf(options, await askSandbox(options, '/pay/find', { orderId }, started)),
      ),
    callback({ body, header, path }, now) {
      const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')]
      requireSame(
        [header('x-signature')],
        callbackSignature(options.secret, { timestamp, nonce, path, body }),
      )
      requireRecent(Number(timestamp), now)
      const read = callbackBody.safeParse(jsonOf(body))
      if (!read.success || nonce === '') throw new ApiError('invalid_input')
      if ('payoutId' in read.data) {
        const { payoutId: orderId, reference, ...claims } = read.data
        return { nonce, about: 'payout', orderId, reference, claims }
      }
      const { orderId, reference, ...claims } = read.data
      return { nonce, about: 'deposit', orderId, reference, claims }
    },
    payoutStatus: ({ payoutId }) => payoutStatus(payoutId),
    findPayout: ({ id }) => unlessNotFound(() => payoutStatus(id)),
    async *book(from, to) {
      for (let after: string | undefined; ;) {
        const of = { from: from.getTime(), to: to.getTime(), after }
        const { receipts, next } = await askSandbox(options, '/pay/book', of, booked)
        for (const { orderId, ...one } of receipts) yield { ...receiptOf(options, one), orderId }
        if (next === null) return
        after = next
      }
    },
    async *reversalBook(from, to) {
      for (let after: string | undefined; ;) {
        const of = { from: from.getTime(), to: to.getTime(), after }
        const { receipts, next } = await askSandbox(options, '/pay/reversal-book', of, reversalsBooked)
        for (const { kind, orderId, ...one } of receipts) yield { ...receiptOf(options, one), kind, orderId }
        if (next === null) return
        after = next
      }
    },
    async *payoutBook(from, to) {
      for (let after: string | undefined; ;) {
        const of = { from: from.getTime(), to: to.getTime(), after }
        const { receipts, next } = await askSandbox(options, '/pay/payout-book', of, payoutsBooked)
        for (const { kind, payoutId, ...one } of receipts)
          yield { ...receiptOf(options, one), kind, payoutId }
        if (next === null) return
        after = next
      }
    },
  }
}

async function unlessNotFound<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof ProviderRefused && error.reason === NOT_FOUND) return undefined
    throw error
  }
}

function startBody({ money }: Options, { amount, expiresAt, ...order }: PaymentStart) {
  return { ...order, amount: money.toDecimal(amount, order.currency), expiresAt: expiresAt.getTime() }
}

const receiptOf = ({ money }: Options, { receiptId, amount, currency, at }: z.output<typeof receipt>) => ({
  receiptId,
  amount: money.toMinor(amount, currency),
  currency,
  at: new Date(at),
})

function factOf(
  options: Options,
  { receipts, reason, reversals, ...rest }: z.output<typeof fact>,
): PaymentFact {
  return {
    ...rest,
    ...(reason !== undefined && { reason }),
    receipts: receipts.map((one) => receiptOf(options, one)),
    reversals: reversals.map(({ kind, ...one }) => ({ ...receiptOf(options, one), kind })),
  }
}

function startedOf(options: Options, { instruction, ...rest }: z.output<typeof started>): PaymentStarted {
  return { ...factOf(options, rest), instruction }
}

function payoutOf(
  options: Options,
  payoutId: string,
  { receipts, ...rest }: z.output<typeof payoutFact>,
): PayoutFact {
  return {
    ...rest,
    payoutId,
    receipts: receipts.map(({ kind, ...one }) => ({ ...receiptOf(options, one), kind })),
  }
}
