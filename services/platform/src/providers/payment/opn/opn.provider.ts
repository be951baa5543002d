import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { ApiError } from '#api/api-error'
import {
  type PaymentFact,
  type PaymentProvider,
  type PaymentStart,
  type RawCallback,
} from '#providers/payment/payment.provider'
import { charge, chargeList, event, recipient, transfer, type Charge } from '#providers/payment/opn/wire'
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
        form: { amount: amount.toString(), recipient: who.id },
      })
      const state = made.failure_code != null ? 'failed' : made.paid ? 'paid' : 'pending'
      return { reference: made.id, state }
    },
    async *book(from, to) {
      for (let offset = 0; ; offset += PAGE) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          to: to.toISOString(),
          order: 'chronological',
          limit: String(PAGE),
          offset: String(offset),
        })
        const page = await call(account, 'GET', `/charges?${query.toString()}`, chargeList)
        for (const one of page.data)
          for (const receipt of factOf(one).receipts) yield { ...receipt, orderId: orderIdOf(one) }
        if (offset + page.data.length >= page.total || page.data.length === 0) return
      }
    },
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

function orderIdOf({ metadata }: Pick<Charge, 'metadata'>): string | null {
  const id = metadata['order_id']
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
  const about = read.success ? charge.safeParse(read.data.data).data : undefined
  const orderId = about && orderIdOf(about)
  if (!read.success || !about || orderId == null) throw new ApiError('invalid_input', { field: 'data' })
  return {
    nonce: read.data.id,
    orderId,
    reference: about.id,
    claims: { key: read.data.key, status: about.status, amount: about.amount },
  }
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
