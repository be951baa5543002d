import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import type {
  Callback,
  Lookup,
  PaymentCommands,
  PaymentProvider,
  PaymentQueries,
  PaymentStart,
  PaymentStarted,
  RawCallback,
  Reversal,
} from '#providers/payment/payment.provider'
import { disputeOf, factOf, payoutOf, refundOf, textOf } from '#providers/payment/opn/facts'
import {
  charge,
  chargeList,
  dispute,
  disputeList,
  event,
  recipient,
  refund,
  refundList,
  transfer,
  transferList,
  type Charge,
} from '#providers/payment/opn/wire'
import { jsonOf, requireRecent, requireSame } from '#providers/payment/signed-callback'
import { callProvider, readLimited } from '#providers/provider-call'
import { ProviderUnavailable, ProviderUnknown } from '#providers/provider-errors'

const PATIENCE_MS = 10_000
const PAGE = 100
const VERSION = '2019-05-29'
const SECOND_MS = 1_000
const MOST_CODE_BYTES = 200_000
/** Its clock and ours may differ so much; a call is on its way for so long at most. */
const BEFORE_SENT_MS = 15 * 60_000
const AFTER_SENT_MS = 24 * 3_600_000
/** Lists go by when a thing was made: money may move so long afterwards. */
const LATE_MS = 7 * 24 * 3_600_000
/** A payer may dispute a payment for so long, and a dispute may last. */
const DISPUTE_MS = 240 * 24 * 3_600_000

export interface OpnAccount {
  /** `https://api.omise.co`. */
  readonly url: string
  readonly secretKey: string
  /** As the dashboard shows it, base64; several while one takes over from another. */
  readonly webhookSecrets: readonly string[]
}

/**
 * Opn Payments (Omise): PromptPay by a charge on a source, reported by webhooks that are signed with time
 * (https://docs.omise.co/api-webhooks, https://docs.omise.co/promptpay). Charges and transfers carry our id in their metadata,
 * and are found again by it in the lists of the time in which they were sent.
 */
export const opnPayments = (account: OpnAccount): PaymentProvider => ({
  queries: queriesOf(account),
  commands: commandsOf(account),
})

function commandsOf(account: OpnAccount): PaymentCommands {
  return {
    async start(order) {
      const form = chargeForm(order)
      return await startedOf(
        account,
        await call(account, 'POST', '/charges', charge, { key: order.orderId, form }),
      )
    },
    async payout({ payoutId, amount, to }) {
      const recipientId = await recipientOf(account, payoutId, to)
      const form = { amount: amount.toString(), recipient: recipientId, 'metadata[payout_id]': payoutId }
      return payoutOf(await call(account, 'POST', '/transfers', transfer, { key: payoutId, form }))
    },
  }
}

/** Nothing is paid by a recipient: whatever became of it may be tried again. */
async function recipientOf(
  account: OpnAccount,
  payoutId: string,
  to: { bank: string; number: string; holder: string },
): Promise<string> {
  const form = {
    name: to.holder,
    type: 'individual',
    'bank_account[brand]': to.bank,
    'bank_account[number]': to.number,
    'bank_account[name]': to.holder,
  }
  try {
    return (await call(account, 'POST', '/recipients', recipient, { key: `${payoutId}-to`, form })).id
  } catch (error) {
    if (error instanceof ProviderUnknown)
      throw new ProviderUnavailable(`no recipient was made: ${error.message}`, { cause: error })
    throw error
  }
}

function queriesOf(account: OpnAccount): PaymentQueries {
  return {
    channels: () => [{ method: 'qr', currencies: ['THB'] }],
    status: async ({ reference }) => factOf(await call(account, 'GET', `/charges/${reference}`, charge)),
    async findStart(lookup) {
      for await (const one of listed(account, 'charges', chargeList, aroundOf(lookup)))
        if (textOf(one, 'order_id') === lookup.id) return await startedOf(account, one)
      return undefined
    },
    callback: (raw, now) => readCallback(account, raw, now),
    payoutStatus: async ({ reference }) =>
      payoutOf(await call(account, 'GET', `/transfers/${reference}`, transfer)),
    async findPayout(lookup) {
      for await (const one of listed(account, 'transfers', transferList, aroundOf(lookup)))
        if (textOf(one, 'payout_id') === lookup.id) return payoutOf(one)
      return undefined
    },
    async *book(from, to) {
      for await (const one of listed(account, 'charges', chargeList, { from: before(from, LATE_MS), to }))
        for (const receipt of factOf(one).receipts)
          if (receipt.at >= from && receipt.at < to) yield { ...receipt, orderId: textOf(one, 'order_id') }
    },
    async *reversalBook(from, to) {
      const isWithin = ({ at }: Reversal): boolean => at >= from && at < to
      for await (const one of listed(account, 'refunds', refundList, { from, to }))
        if (isWithin(refundOf(one))) yield { ...refundOf(one), orderId: await orderOf(account, one.charge) }
      // A dispute moves money until it ends, long after it began.
      for await (const one of listed(account, 'disputes', disputeList, {
        from: before(from, DISPUTE_MS),
        to,
      }))
        for (const moved of disputeOf(one).filter(isWithin))
          yield { ...moved, orderId: await orderOf(account, one.charge) }
      for await (const one of listed(account, 'charges', chargeList, { from: before(from, LATE_MS), to }))
        for (const moved of factOf(one).reversals.filter(isWithin))
          if (moved.kind === 'reversal') yield { ...moved, orderId: textOf(one, 'order_id') }
    },
    async *payoutBook(from, to) {
      for await (const one of listed(account, 'transfers', transferList, { from: before(from, LATE_MS), to }))
        for (const receipt of payoutOf(one).receipts)
          if (receipt.at >= from && receipt.at < to) yield { ...receipt, payoutId: textOf(one, 'payout_id') }
    },
  }
}

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms)

const orderOf = async (account: OpnAccount, chargeId: string): Promise<string | null> =>
  textOf(await call(account, 'GET', `/charges/${chargeId}`, charge), 'order_id')

const aroundOf = ({ sentAt }: Lookup) => ({
  from: new Date(sentAt.getTime() - BEFORE_SENT_MS),
  to: new Date(sentAt.getTime() + AFTER_SENT_MS),
})

/** A list of a time, page by page, the oldest first. */
async function* listed<One>(
  account: OpnAccount,
  what: 'charges' | 'disputes' | 'refunds' | 'transfers',
  list: z.ZodType<{ data: One[]; total: number }>,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<One, void> {
  for (let offset = 0; ; offset += PAGE) {
    const query = new URLSearchParams({
      from: from.toISOString(),
      to: to.toISOString(),
      order: 'chronological',
      limit: String(PAGE),
      offset: String(offset),
    })
    const page = await call(account, 'GET', `/${what}?${query.toString()}`, list)
    yield* page.data
    if (offset + page.data.length >= page.total || page.data.length === 0) return
  }
}

function chargeForm({ amount, currency, expiresAt, orderId, returnUrl }: PaymentStart) {
  return {
    amount: amount.toString(),
    currency,
    'source[type]': 'promptpay',
    return_uri: returnUrl,
    expires_at: expiresAt.toISOString(),
    'metadata[order_id]': orderId,
  }
}

/** HMAC-SHA256 of `time.body` under the decoded secret, in hex; a secret that is being replaced signs beside the new one. */
function readCallback({ webhookSecrets }: OpnAccount, { body, header }: RawCallback, now: Date): Callback {
  const timestamp = header('omise-signature-timestamp')
  const given = header('omise-signature').split(',')
  const expected = webhookSecrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${body}`).digest('hex'),
  )
  const fits = expected.find((one) => isAmong(given, one))
  if (fits === undefined) throw new ApiError('signature_invalid')
  requireRecent(Number(timestamp) * SECOND_MS, now)
  const read = event.safeParse(jsonOf(body))
  if (!read.success) throw new ApiError('invalid_input', { field: 'data' })
  const { data, id: nonce, key } = read.data
  const out = transfer.safeParse(data).data
  const payoutId = out && textOf(out, 'payout_id')
  if (out && payoutId != null) {
    const claims = { key, paid: out.paid, failure: out.failure_code ?? null }
    return { nonce, about: 'payout' as const, orderId: payoutId, reference: out.id, claims }
  }
  // What is about a charge names it, not the order: that is found by the charge.
  const undoing = refund.safeParse(data).data ?? dispute.safeParse(data).data
  if (undoing) {
    const claims = { key, amount: undoing.amount, ...('status' in undoing && { status: undoing.status }) }
    return { nonce, about: 'deposit' as const, orderId: null, reference: undoing.charge, claims }
  }
  const about = charge.safeParse(data).data
  const orderId = about && textOf(about, 'order_id')
  if (!about || orderId == null) throw new ApiError('invalid_input', { field: 'data' })
  const claims = { key, status: about.status, amount: about.amount }
  return { nonce, about: 'deposit' as const, orderId, reference: about.id, claims }
}

function isAmong(given: readonly string[], expected: string): boolean {
  try {
    requireSame(given, expected)
    return true
  } catch {
    return false
  }
}

/** The charge is made by now: a code that cannot be fetched leaves it unknown, to be found again. */
async function startedOf(account: OpnAccount, made: Charge): Promise<PaymentStarted> {
  return { ...factOf(made), instruction: { kind: 'picture', image: await codeOf(account, made) } }
}

/** The code as a `data:` address, so that no page asks a stranger for it. The secret key goes to the account's own host alone. */
async function codeOf(account: OpnAccount, { source }: Charge): Promise<string> {
  const address = source?.scannable_code?.image.download_uri
  if (address === undefined) throw new ProviderUnknown('the charge has no code to scan')
  const url = new URL(address)
  if (url.origin !== new URL(account.url).origin)
    throw new ProviderUnknown(`the code of a charge lies at ${url.host}`)
  try {
    const response = await fetch(url, {
      headers: headersOf(account),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    if (!response.ok || !/^image\/(svg\+xml|png)$/.test(type))
      throw new Error(`the code of a charge was not given: ${response.status} ${type}`)
    return `data:${type};base64,${(await readLimited(response, MOST_CODE_BYTES)).toString('base64')}`
  } catch (error) {
    throw error instanceof ProviderUnknown
      ? error
      : new ProviderUnknown('the code of a charge could not be fetched', { cause: error })
  }
}

const headersOf = ({ secretKey }: OpnAccount) => ({
  Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
  'Omise-Version': VERSION,
})

function call<S extends z.ZodType>(
  account: OpnAccount,
  method: 'GET' | 'POST',
  path: string,
  answer: S,
  more?: { key: string; form: Record<string, string> },
): Promise<z.output<S>> {
  return callProvider(
    new URL(`${account.url}${path}`),
    {
      method,
      headers: { ...headersOf(account), ...(more && { 'Idempotency-Key': more.key }) },
      ...(more && { body: new URLSearchParams(more.form) }),
      patienceMs: PATIENCE_MS,
    },
    answer,
  )
}
