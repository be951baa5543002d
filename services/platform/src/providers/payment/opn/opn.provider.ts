import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import {
  type PaymentFact,
  type PaymentProvider,
  type PaymentStart,
  type PayoutFact,
  type RawCallback,
} from '#providers/payment/payment.provider'
import {
  charge,
  chargeList,
  event,
  recipient,
  transfer,
  transferList,
  type Charge,
  type Transfer,
} from '#providers/payment/opn/wire'
import { jsonOf, requireRecent, requireSame } from '#providers/payment/signed-callback'

const PATIENCE_MS = 10_000
const PAGE = 100
const VERSION = '2019-05-29'
const SECOND_MS = 1_000
const MOST_CODE_BYTES = 200_000

export interface OpnAccount {
  /** `https://api.omise.co`. */
  readonly url: string
  readonly secretKey: string
  /** As the dashboard shows it, base64; several while one takes over from another. */
  readonly webhookSecrets: readonly string[]
}

/**
 * Opn Payments (Omise): PromptPay by a charge on a source, told by webhooks that are signed with time
 * (https://docs.omise.co/api-webhooks, https://docs.omise.co/promptpay). A charge has no orderId of ours but in its
 * metadata; it is made once by its idempotency key.
 */
export function opnPayments(account: OpnAccount): PaymentProvider {
  return {
    channels: () => [{ method: 'qr', currencies: ['THB'] }],
    async start(order) {
      const made = await call(account, 'POST', '/charges', charge, {
        key: order.orderId,
        form: chargeForm(order),
      })
      return { ...factOf(made), instruction: { kind: 'picture', image: await codeOf(account, made) } }
    },
    status: async ({ reference }) => factOf(await call(account, 'GET', `/charges/${reference}`, charge)),
    callback: (raw, now) => readCallback(account, raw, now),
    async payout({ payoutId, amount, to }) {
      const form = {
        name: to.holder,
        type: 'individual',
        'bank_account[brand]': to.bank,
        'bank_account[number]': to.number,
        'bank_account[name]': to.holder,
      }
      const who = await call(account, 'POST', '/recipients', recipient, { key: `${payoutId}-to`, form })
      const made = await call(account, 'POST', '/transfers', transfer, {
        key: payoutId,
        form: { amount: amount.toString(), recipient: who.id, 'metadata[payout_id]': payoutId },
      })
      return payoutOf(made)
    },
    payoutStatus: async ({ reference }) =>
      payoutOf(await call(account, 'GET', `/transfers/${reference}`, transfer)),
    async *book(from, to) {
      for await (const one of listed(account, 'charges', chargeList, { from, to }))
        for (const receipt of factOf(one).receipts) yield { ...receipt, orderId: textOf(one, 'order_id') }
    },
    async *payoutBook(from, to) {
      for await (const one of listed(account, 'transfers', transferList, { from, to }))
        for (const receipt of payoutOf(one).receipts) yield { ...receipt, payoutId: textOf(one, 'payout_id') }
    },
  }
}

/** A list of a time, page by page, the oldest first. */
async function* listed<One>(
  account: OpnAccount,
  what: 'charges' | 'transfers',
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

const STATES = {
  pending: 'pending',
  successful: 'paid',
  failed: 'refused',
  expired: 'expired',
  reversed: 'refused',
} as const

/** A charge is paid once, in full: its one receipt has the charge's own id. */
function factOf(one: Charge): PaymentFact {
  const state = STATES[one.status]
  const at = new Date(one.paid_at ?? one.created_at)
  const receipts =
    one.status === 'successful' && one.paid
      ? [{ receiptId: one.id, amount: BigInt(one.amount), currency: one.currency.toUpperCase(), at }]
      : []
  return { reference: one.id, state, receipts, ...(state === 'refused' && { reason: 'provider' as const }) }
}

/** A transfer is paid once, in full: its one movement has the transfer's own id. */
function payoutOf({ failure_code: failure, id, paid, ...one }: Transfer): PayoutFact {
  if (failure != null || !paid)
    return { reference: id, state: failure != null ? 'failed' : 'pending', receipts: [] }
  const moved = {
    receiptId: id,
    kind: 'paid',
    amount: BigInt(one.amount),
    currency: one.currency.toUpperCase(),
    at: new Date(one.paid_at ?? one.created_at),
  } as const
  return { reference: id, state: 'paid', receipts: [moved] }
}

/** What we wrote of it when it was made. */
function textOf({ metadata }: Pick<Charge, 'metadata'>, name: 'order_id' | 'payout_id'): string | null {
  const id = metadata[name]
  return typeof id === 'string' ? id : null
}

/** HMAC-SHA256 of `time.body` under the decoded secret, in hex; a secret that is being replaced signs beside the new one. */
function readCallback({ webhookSecrets }: OpnAccount, { body, header }: RawCallback, now: Date) {
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

/** The code as a `data:` address, so that no page asks a stranger for it. */
async function codeOf(account: OpnAccount, { source }: Charge): Promise<string> {
  const address = source?.scannable_code?.image.download_uri
  if (address === undefined) throw new Error('the charge has no code to scan')
  const response = await fetch(address, {
    headers: headersOf(account),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!response.ok || !/^image\/(svg\+xml|png)$/.test(type) || bytes.length > MOST_CODE_BYTES)
    throw new Error(`the code of a charge was not given: ${response.status} ${type}`)
  return `data:${type};base64,${bytes.toString('base64')}`
}

const headersOf = ({ secretKey }: OpnAccount) => ({
  Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
  'Omise-Version': VERSION,
})

async function call<S extends z.ZodType>(
  account: OpnAccount,
  method: 'GET' | 'POST',
  path: string,
  answer: S,
  more?: { key: string; form: Record<string, string> },
): Promise<z.output<S>> {
  const response = await fetch(`${account.url}${path}`, {
    method,
    headers: { ...headersOf(account), ...(more && { 'Idempotency-Key': more.key }) },
    ...(more && { body: new URLSearchParams(more.form) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`Opn Payments answered ${response.status}`)
  return answer.parse(await response.json())
}
