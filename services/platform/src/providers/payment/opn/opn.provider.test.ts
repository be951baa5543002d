import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { opnPayments } from './opn.provider.ts'

/** In the shape of a charge of the published API, PromptPay, pending (docs.omise.co: Charges API, PromptPay). */
const charge = (over: object = {}) => ({
  object: 'charge',
  id: 'chrg_test_5rt6s9vah5lkvi1rh9c',
  livemode: false,
  location: '/charges/chrg_test_5rt6s9vah5lkvi1rh9c',
  amount: 50000,
  net: 49118,
  fee: 825,
  fee_vat: 57,
  currency: 'THB',
  status: 'pending',
  paid: false,
  authorized: false,
  refundable: false,
  created_at: '2026-11-24T10:00:00Z',
  paid_at: null,
  expires_at: '2026-11-24T10:15:00Z',
  failure_code: null,
  failure_message: null,
  authorize_uri: null,
  metadata: { order_id: '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11' },
  source: {
    object: 'source',
    id: 'src_test_5rt6s9v5q1v0c8x7e2p',
    type: 'promptpay',
    flow: 'offline',
    amount: 50000,
    currency: 'THB',
    charge_status: 'pending',
    scannable_code: {
      object: 'barcode',
      type: 'qr',
      image: {
        object: 'document',
        id: 'docu_test_5rt6s9wb1k6n1q7m0r8',
        filename: 'qrcode_test.svg',
        kind: 'qr',
        download_uri: `${base}/code.svg`,
        created_at: '2026-11-24T10:00:00Z',
      },
    },
  },
  ...over,
})
const paid = { status: 'successful', paid: true, paid_at: '2026-11-24T10:03:00Z' }

let base = ''
let server: Server
let answer: (request: IncomingMessage, body: string) => unknown
/** Instead of an answer: a status with a body of its own, or the connection cut. */
let instead: ((request: IncomingMessage) => { status: number; body: string } | 'cut' | undefined) | undefined
const requests: { method: string; url: string; body: string; headers: IncomingMessage['headers'] }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      requests.push({ method: request.method ?? '', url: request.url ?? '', body, headers: request.headers })
      const other = instead?.(request)
      if (other === 'cut') return void request.socket.destroy()
      if (other) return response.writeHead(other.status, { 'Content-Type': 'image/png' }).end(other.body)
      if (request.url === '/code.svg')
        return response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>')
      const value = answer(request, body)
      response.writeHead(value === undefined ? 503 : 200, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify(value ?? { object: 'error', code: 'service_unavailable' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // reason: it listens on a port
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  requests.length = 0
  instead = undefined
})

const WEBHOOK = Buffer.from('a secret of the dashboard').toString('base64')
const PREVIOUS_WEBHOOK = Buffer.from('the one before').toString('base64')
const provider = () =>
  opnPayments({
    url: base,
    secretKey: 'skey_test_1234567890abcd',
    webhookSecrets: [WEBHOOK, PREVIOUS_WEBHOOK],
  })
const order = {
  orderId: '2f2d5d3e-4a3b-4d7d-9d0e-6a3f0c9c1a11',
  method: 'qr',
  amount: 50_000n,
  currency: 'THB',
  language: 'TY',
  expiresAt: new Date('2026-11-24T10:15:00Z'),
  returnUrl: 'https://lotus.example/m/voucherCenter',
} as const

test('a PromptPay charge is created in satang, once by its idempotency key, and its code comes as a picture (MEM-02)', async () => {
  answer = () => charge()
  const started = await provider().commands.start(order)
  expect(started).toMatchObject({
    reference: 'chrg_test_5rt6s9vah5lkvi1rh9c',
    state: 'pending',
    receipts: [],
    instruction: {
      kind: 'picture',
      image: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
    },
  })
  const [made] = requests
  expect([made?.method, made?.url]).toEqual(['POST', '/charges'])
  expect(made?.headers).toMatchObject({
    'idempotency-key': order.orderId,
    'omise-version': '2019-05-29',
    authorization: `Basic ${Buffer.from('skey_test_1234567890abcd:').toString('base64')}`,
  })
  expect(Object.fromEntries(new URLSearchParams(made?.body))).toMatchObject({
    amount: '50000',
    currency: 'THB',
    'source[type]': 'promptpay',
    'metadata[order_id]': order.orderId,
  })
})

test.each([
  [
    paid,
    {
      state: 'paid',
      receipts: [{ receiptId: 'chrg_test_5rt6s9vah5lkvi1rh9c', amount: 50_000n, currency: 'THB' }],
    },
  ],
  [
    { status: 'failed', failure_code: 'payment_rejected' },
    { state: 'refused', reason: 'provider', receipts: [] },
  ],
  [{ status: 'expired' }, { state: 'expired', receipts: [] }],
  [{ status: 'pending' }, { state: 'pending', receipts: [] }],
])('a charge that is %j is reported as it is (MEM-02)', async (over, expected) => {
  answer = () => charge(over)
  expect(await provider().queries.status({ orderId: order.orderId, reference: charge().id })).toMatchObject(
    expected,
  )
})

const event = (over: object = paid) =>
  JSON.stringify({
    object: 'event',
    id: 'evnt_test_5rt6sa1c9b1r3w7t2k4',
    livemode: false,
    location: '/events/evnt_test_5rt6sa1c9b1r3w7t2k4',
    webhook_deliveries: [],
    key: 'charge.complete',
    created_at: '2026-11-24T10:03:01Z',
    data: charge(over),
  })
const now = new Date('2026-11-24T10:03:02Z')
const call = (body: string, { secret = WEBHOOK, at = now, also = '' } = {}) => {
  const time = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${time}.${body}`)
    .digest('hex')
  const headers: Record<string, string> = {
    'omise-signature': also + signature,
    'omise-signature-timestamp': time,
  }
  return { path: '/lgw/payment/opn', body, header: (name: string) => headers[name] ?? '' }
}

test('a webhook is proved by either secret while one replaces another, and says which order it is about (MEM-02)', () => {
  for (const given of [
    call(event()),
    call(event(), { secret: PREVIOUS_WEBHOOK }),
    call(event(), { also: `${'0'.repeat(64)},` }),
  ])
    expect(provider().queries.callback(given, now)).toMatchObject({
      nonce: 'evnt_test_5rt6sa1c9b1r3w7t2k4',
      orderId: order.orderId,
      reference: 'chrg_test_5rt6s9vah5lkvi1rh9c',
      claims: { key: 'charge.complete', status: 'successful', amount: 50000 },
    })
})

test.each([
  [
    'another secret',
    call(event(), { secret: Buffer.from('guessed').toString('base64') }),
    'signature_invalid',
  ],
  ['another body', { ...call(event()), body: event({ ...paid, amount: 1 }) }, 'signature_invalid'],
  ['an hour ago', call(event(), { at: new Date(now.getTime() - 3_600_000) }), 'signature_stale'],
  ['no order of ours', call(event({ ...paid, metadata: {} })), 'invalid_input'],
  ['no JSON', call('paid=1'), 'malformed_json'],
])('a webhook with %s is refused (MEM-02)', (_name, given, code) => {
  expect(() => provider().queries.callback(given, now)).toThrow(expect.objectContaining({ code }))
})

test('its book is read page by page, paid charges alone (PLT-09)', async () => {
  const [first, second] = [charge(paid), charge({ ...paid, id: 'chrg_test_other1' })]
  answer = (request) => {
    const offset = Number(new URL(request.url ?? '', base).searchParams.get('offset'))
    const data =
      offset === 0
        ? [
            first,
            charge({ id: 'chrg_test_waits1' }),
            ...Array.from({ length: 98 }, (_, at) => charge({ id: `chrg_test_x${at}` })),
          ]
        : [second]
    return { object: 'list', offset, limit: 100, total: 101, data }
  }
  const found: string[] = []
  for await (const { receiptId } of provider().queries.book(new Date(0), now)) found.push(receiptId)
  expect(found).toEqual([first.id, second.id])
})

/** As https://docs.omise.co/disputes-api and /refunds-api show them. */
const moved = (id: string, direction: 'debit' | 'credit', created_at: string) => ({
  object: 'transaction',
  id: `trxn_test_${id}`,
  amount: 50_000,
  currency: 'THB',
  direction,
  key: direction === 'debit' ? 'dispute.started.debit' : 'dispute.won.credit',
  created_at,
})
const dispute = (over: object = {}) => ({
  object: 'dispute',
  id: 'dspt_test_5rt6sd',
  amount: 50_000,
  currency: 'THB',
  charge: 'chrg_test_5rt6s9vah5lkvi1rh9c',
  status: 'open',
  created_at: '2026-12-01T10:00:00Z',
  closed_at: null,
  transactions: [moved('1', 'debit', '2026-12-01T10:00:00Z')],
  ...over,
})
const refund = {
  object: 'refund',
  id: 'rfnd_test_5rt6se',
  amount: 20_000,
  currency: 'THB',
  charge: 'chrg_test_5rt6s9vah5lkvi1rh9c',
  created_at: '2026-11-26T10:00:00Z',
}
const ofCharge = { orderId: order.orderId, reference: 'chrg_test_5rt6s9vah5lkvi1rh9c' }

test.each<[string, object, unknown[]]>([
  ['a refund', { refunds: { data: [refund] } }, [['refund', 20_000n, refund.id, '2026-11-26T10:00:00.000Z']]],
  [
    'a dispute that has begun',
    { dispute: dispute() },
    [['chargeback', 50_000n, 'trxn_test_1', '2026-12-01T10:00:00.000Z']],
  ],
  [
    'a dispute that was won',
    {
      dispute: dispute({
        status: 'won',
        transactions: [
          moved('1', 'debit', '2026-12-01T10:00:00Z'),
          moved('2', 'credit', '2026-12-20T10:00:00Z'),
        ],
      }),
    },
    [
      ['chargeback', 50_000n, 'trxn_test_1', '2026-12-01T10:00:00.000Z'],
      ['chargeback-won', 50_000n, 'trxn_test_2', '2026-12-20T10:00:00.000Z'],
    ],
  ],
  [
    'a dispute without movements that was lost',
    { dispute: dispute({ status: 'lost', closed_at: '2026-12-09T10:00:00Z', transactions: undefined }) },
    [['chargeback', 50_000n, 'dspt_test_5rt6sd', '2026-12-09T10:00:00.000Z']],
  ],
  [
    'a charge that was reversed after it was paid',
    { status: 'reversed', reversed_at: '2026-11-25T10:00:00Z' },
    [['reversal', 50_000n, 'chrg_test_5rt6s9vah5lkvi1rh9c-reversed', '2026-11-25T10:00:00.000Z']],
  ],
])('%s is money that went back of a charge that was paid (MEM-02)', async (_name, over, reversals) => {
  answer = () => charge({ ...paid, ...over })
  const fact = await provider().queries.status(ofCharge)
  expect(fact.receipts).toMatchObject([{ receiptId: ofCharge.reference, amount: 50_000n }])
  expect(fact.reversals.map((one) => [one.kind, one.amount, one.receiptId, one.at.toISOString()])).toEqual(
    reversals,
  )
})

test('a charge that was reversed is known to have been paid by when it was, and what was refunded before is not taken twice (MEM-02)', async () => {
  answer = () =>
    charge({
      ...paid,
      status: 'reversed',
      paid: false,
      reversed_at: '2026-11-27T10:00:00Z',
      refunds: { data: [refund] },
    })
  const fact = await provider().queries.status(ofCharge)
  expect(fact.receipts).toMatchObject([{ amount: 50_000n }])
  expect(fact.reversals.map(({ amount, kind }) => [kind, amount])).toEqual([
    ['reversal', 30_000n],
    ['refund', 20_000n],
  ])
})

test('a charge that was reversed before it was paid has moved nothing (MEM-02)', async () => {
  answer = () => charge({ status: 'reversed' })
  const { receipts, reversals, state } = await provider().queries.status(ofCharge)
  expect([state, receipts, reversals]).toEqual(['refused', [], []])
})

test.each([
  ['refund.create', refund],
  ['dispute.create', dispute()],
  ['dispute.close', dispute({ status: 'lost', charge: { object: 'charge', id: ofCharge.reference } })],
])('the webhook %s names the charge, by which the order is found (MEM-02)', (key, data) => {
  const body = JSON.stringify({ object: 'event', id: 'evnt_test_5rt6sf', key, data })
  expect(provider().queries.callback(call(body), now)).toMatchObject({
    about: 'deposit',
    orderId: null,
    reference: ofCharge.reference,
    claims: { key },
  })
})

test('its book of what went back holds refunds, movements of disputes and reversed charges of the time (PLT-09)', async () => {
  const lists: Record<string, unknown[]> = {
    '/refunds': [refund],
    '/disputes': [
      dispute({
        transactions: [
          moved('1', 'debit', '2026-11-26T11:00:00Z'),
          moved('2', 'credit', '2026-12-20T10:00:00Z'),
        ],
      }),
    ],
    '/charges': [charge({ ...paid, status: 'reversed', reversed_at: '2026-11-26T12:00:00Z' })],
  }
  answer = (request) => {
    const { pathname } = new URL(request.url ?? '', base)
    const data = lists[pathname]
    return data ? { object: 'list', offset: 0, limit: 100, total: data.length, data } : charge(paid)
  }
  const day = [new Date('2026-11-26T00:00:00Z'), new Date('2026-11-27T00:00:00Z')] as const
  const found: unknown[] = []
  for await (const { kind, orderId, receiptId } of provider().queries.reversalBook(...day))
    found.push([kind, receiptId, orderId])
  expect(found).toEqual([
    ['refund', refund.id, order.orderId],
    ['chargeback', 'trxn_test_1', order.orderId],
    ['reversal', `${ofCharge.reference}-reversed`, order.orderId],
  ])
})

test('a charge that is paid after midnight is in the book of the day on which it was paid (PLT-09)', async () => {
  const late = charge({ ...paid, created_at: '2026-11-23T23:59:00Z', paid_at: '2026-11-24T00:01:00Z' })
  answer = () => ({ object: 'list', offset: 0, limit: 100, total: 1, data: [late] })
  const days: string[][] = []
  for (const day of [23, 24]) {
    const found: string[] = []
    const [from, to] = [new Date(`2026-11-${day}T00:00:00Z`), new Date(`2026-11-${day + 1}T00:00:00Z`)]
    for await (const { receiptId } of provider().queries.book(from, to)) found.push(receiptId)
    days.push(found)
  }
  expect(days).toEqual([[], [late.id]])
})

/** A transfer as https://docs.omise.co/transfers-api shows it. */
const transfer = {
  object: 'transfer',
  id: 'trsf_test_5rt6sc',
  amount: 10_000,
  currency: 'THB',
  paid: false,
  created_at: '2026-11-24T10:00:00Z',
  paid_at: null as string | null, // reason: null until it is paid
  failure_code: null as string | null, // reason: null unless it failed
  metadata: { payout_id: order.orderId },
}

test('a transfer is paid, or failed, and its webhook is about the payout (MEM-03)', async () => {
  const of = { payoutId: order.orderId, reference: transfer.id }
  answer = () => ({ ...transfer, paid: true, paid_at: '2026-11-24T11:00:00Z' })
  expect(await provider().queries.payoutStatus(of)).toEqual({
    reference: transfer.id,
    payoutId: order.orderId,
    state: 'paid',
    receipts: [
      {
        receiptId: transfer.id,
        kind: 'paid',
        amount: 10_000n,
        currency: 'THB',
        at: new Date('2026-11-24T11:00:00Z'),
      },
    ],
  })
  expect(requests.at(-1)?.url).toBe(`/transfers/${transfer.id}`)
  answer = () => ({ ...transfer, failure_code: 'invalid_bank_account' })
  expect(await provider().queries.payoutStatus(of)).toMatchObject({ state: 'failed', receipts: [] })
})

test('a payout goes to a recipient, each created once; a provider that does not answer leaves it unknown (MEM-03)', async () => {
  answer = (request) =>
    request.url === '/recipients' ? { object: 'recipient', id: 'recp_test_5rt6sb' } : transfer
  expect(await provider().commands.payout(payout)).toEqual({
    reference: 'trsf_test_5rt6sc',
    payoutId: order.orderId,
    state: 'pending',
    receipts: [],
  })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `${order.orderId}-to`,
    order.orderId,
  ])
  answer = () => undefined
  await expect(
    provider().queries.status({ orderId: order.orderId, reference: 'chrg_test_1' }),
  ).rejects.toThrow('503')
})

const payout = {
  payoutId: order.orderId,
  amount: 10_000n,
  currency: 'THB',
  to: { bank: 'bbl', number: '1234567890', holder: 'Somchai' },
}
const refusal = (code: string) => JSON.stringify({ object: 'error', code, message: code })

test.each([
  ['/transfers', { status: 400, body: refusal('insufficient_balance') }, 'ProviderRefused'],
  ['/recipients', { status: 400, body: refusal('invalid_bank_account') }, 'ProviderRefused'],
  ['/transfers', { status: 401, body: refusal('authentication_failure') }, 'ProviderUnavailable'],
  ['/transfers', { status: 429, body: refusal('too_many_requests') }, 'ProviderUnavailable'],
  ['/transfers', { status: 409, body: refusal('idempotency_conflict') }, 'ProviderUnknown'],
  ['/transfers', { status: 500, body: refusal('internal_error') }, 'ProviderUnknown'],
  ['/transfers', { status: 503, body: '<html>' }, 'ProviderUnknown'],
  ['/transfers', { status: 403, body: '<html>a wall</html>' }, 'ProviderUnknown'],
  ['/transfers', { status: 302, body: '' }, 'ProviderUnknown'],
  ['/transfers', { status: 200, body: '{"object":"transfer"}' }, 'ProviderUnknown'],
  ['/transfers', { status: 200, body: 'x'.repeat(3_000_000) }, 'ProviderUnknown'],
  ['/transfers', 'cut', 'ProviderUnknown'],
  // Nothing is paid by a recipient.
  ['/recipients', { status: 500, body: refusal('internal_error') }, 'ProviderUnavailable'],
  ['/recipients', 'cut', 'ProviderUnavailable'],
] as const)('a payout whose %s is answered with %j ends as %s (MEM-03)', async (at, given, name) => {
  answer = () => ({ object: 'recipient', id: 'recp_test_5rt6sb' })
  instead = ({ url }) => (url === at ? given : undefined)
  await expect(provider().commands.payout(payout)).rejects.toMatchObject({ name })
})

test('a payout that does not reach the provider was certainly not accepted (MEM-03)', async () => {
  const away = opnPayments({ url: 'http://127.0.0.1:1', secretKey: 'skey_test_1', webhookSecrets: [WEBHOOK] })
  await expect(away.commands.payout(payout)).rejects.toMatchObject({ name: 'ProviderUnavailable' })
})

test('a transfer and a charge are found by our id among those of the time in which they were sent (MEM-02, MEM-03)', async () => {
  const others = Array.from({ length: 100 }, (_, at) => ({
    ...transfer,
    id: `trsf_test_x${at}`,
    metadata: {},
  }))
  answer = (request) => {
    const offset = Number(new URL(request.url ?? '', base).searchParams.get('offset'))
    if (request.url?.startsWith('/charges') === true)
      return { object: 'list', offset, limit: 100, total: 1, data: [charge()] }
    return { object: 'list', offset, limit: 100, total: 101, data: offset === 0 ? others : [transfer] }
  }
  const { queries } = provider()
  const sentAt = new Date('2026-11-24T10:00:00Z')
  expect(await queries.findPayout({ id: order.orderId, sentAt })).toMatchObject({ reference: transfer.id })
  expect(await queries.findPayout({ id: 'another', sentAt })).toBeUndefined()
  expect(await queries.findStart({ id: order.orderId, sentAt })).toMatchObject({
    reference: charge().id,
    instruction: { kind: 'picture' },
  })
  expect(await queries.findStart({ id: 'another', sentAt })).toBeUndefined()
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  const times = requests
    .map(({ url }) => new URL(url, base).searchParams)
    .filter((query) => query.has('from'))
  for (const query of times)
    expect([query.get('from'), query.get('to')]).toEqual([
      '2026-11-24T09:45:00.000Z',
      '2026-11-25T10:00:00.000Z',
    ])
})

test('the code of a charge is fetched from the account’s own host alone, and no more of it than a picture has (MEM-02)', async () => {
  const authorizations: (string | undefined)[] = []
  const stranger = createServer((request, response) => {
    authorizations.push(request.headers.authorization)
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>')
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  // reason: it listens on a port
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/code.svg`
  const { source } = charge()
  const image = { ...source.scannable_code.image, download_uri: elsewhere }
  answer = () => charge({ source: { ...source, scannable_code: { ...source.scannable_code, image } } })
  await expect(provider().commands.start(order)).rejects.toMatchObject({ name: 'ProviderUnknown' })
  stranger.close()
  answer = () => charge()
  const codes = [
    { status: 200, body: 'x'.repeat(200_001) },
    { status: 302, body: '' },
  ]
  for (const code of codes) {
    instead = ({ url }) => (url === '/code.svg' ? code : undefined)
    await expect(provider().commands.start(order)).rejects.toMatchObject({ name: 'ProviderUnknown' })
  }
  expect(authorizations).toEqual([])
})
