import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const SECRET_KEY = 'skey_test_1234567890abcd'
const WEBHOOK_SECRET = Buffer.from('a secret of the dashboard').toString('base64')

/**
 * What becomes of one call that moves money. `accept`: done and answered. `lose`: done, the answer never comes. `fault`: done, and
 * answered with 500. `drop`: not done, and no answer. `refuse`: not done, answered 400 with a code of its own. `busy`: not done, 429.
 */
export type Mood = 'accept' | 'lose' | 'fault' | 'drop' | 'refuse' | 'busy'
export type MovingCall = 'recipients' | 'transfers' | 'charges'

export interface Transfer {
  readonly object: 'transfer'
  readonly id: string
  readonly amount: number
  readonly currency: 'THB'
  readonly created_at: string
  readonly metadata: Record<string, string>
  paid: boolean
  paid_at: string | null
  failure_code: string | null
}
export interface Charge extends Omit<Transfer, 'object' | 'paid_at'> {
  readonly object: 'charge'
  status: 'pending' | 'successful' | 'failed' | 'expired'
  paid_at: string | null
  readonly source: object
}

const REFUSALS = {
  recipients: 'invalid_bank_account',
  transfers: 'insufficient_balance',
  charges: 'invalid_charge',
}

/**
 * A payment company in the shape of Opn Payments (https://docs.omise.co/transfers-api, /charges-api) that can be set to behave
 * badly: answers lost, idempotency keys forgotten, webhooks late, twice or about others, everything silent.
 */
export class OpnCompany {
  readonly transfers: Transfer[] = []
  readonly charges: Charge[] = []
  /** Of the next calls, in this order; then `accept`. */
  readonly moods: Record<MovingCall, Mood[]> = { recipients: [], transfers: [], charges: [] }
  /** Every request that came: method and path. */
  readonly requests: string[] = []
  /** No question is answered. */
  isSilent = false
  /** Pays transfers as they come. */
  paysAtOnce = true
  /** Its clock beside the machine's. */
  movedMs = 0
  readonly #keys = new Map<string, string>()
  #server: Server | undefined
  #port = 0

  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#serve(request, response))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    this.#port = typeof address === 'object' && address !== null ? address.port : 0
    this.#server = server
  }
  /** Closes all connections, until it is started again. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }
  /** The environment of a platform beside it. */
  get environment(): Record<string, string> {
    return { OPN_URL: this.url, OPN_SECRET_KEY: SECRET_KEY, OPN_WEBHOOK_SECRETS: WEBHOOK_SECRET }
  }

  /** As after a day: the same key is a new call. */
  forgetKeys(): void {
    this.#keys.clear()
  }
  sendsOf(what: MovingCall): number {
    return this.requests.filter((one) => one === `POST /${what}`).length
  }
  transfersOf(payoutId: string): Transfer[] {
    return this.transfers.filter(({ metadata }) => metadata['payout_id'] === payoutId)
  }

  pay(one: Transfer | Charge): void {
    one.paid = true
    one.paid_at = this.#now()
    if (one.object === 'charge') one.status = 'successful'
  }
  /** A transfer of its own making, as a company has them that pays twice. */
  double(of: Transfer): Transfer {
    const copy = { ...of, id: `trsf_test_${randomBytes(8).toString('hex')}` }
    this.transfers.push(copy)
    return copy
  }
  fail(one: Transfer, code = 'invalid_bank_account'): void {
    one.failure_code = code
  }

  /** A webhook as it signs it; the answer's status and code. */
  async webhook(
    platformUrl: string,
    about: Transfer | Charge,
    { at = Date.now() + this.movedMs, id = `evnt_test_${randomBytes(8).toString('hex')}` } = {},
  ): Promise<string> {
    const key = about.object === 'charge' ? 'charge.complete' : 'transfer.pay'
    const body = JSON.stringify({ object: 'event', id, key, data: about })
    const time = String(Math.floor(at / 1_000))
    const signature = createHmac('sha256', Buffer.from(WEBHOOK_SECRET, 'base64'))
      .update(`${time}.${body}`)
      .digest('hex')
    const answer = await fetch(`${platformUrl}/lgw/payment/opn`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Omise-Signature': signature,
        'Omise-Signature-Timestamp': time,
      },
      body,
    })
    const { code } = (await answer.json()) as { code?: string } // reason: the platform's envelope
    return [answer.status, code].filter(Boolean).join(' ')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += String(part)
    const { pathname, searchParams } = new URL(request.url ?? '', this.url)
    this.requests.push(`${request.method} ${pathname}`)
    const [, what = '', id] = pathname.split('/')
    if (request.method === 'POST')
      return await this.#move(what as MovingCall, request, new URLSearchParams(body), response)
    if (this.isSilent) return void request.socket.destroy()
    if (pathname === '/code.svg')
      return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>')
    // It takes nothing back.
    if (what === 'refunds' || what === 'disputes') return send(response, 200, pageOf([], searchParams))
    const all = what === 'charges' ? this.charges : this.transfers
    if (id === undefined) return send(response, 200, pageOf(all, searchParams))
    const found = all.find((one) => one.id === id)
    return found ? send(response, 200, found) : send(response, 404, refusal('not_found'))
  }

  async #move(
    what: MovingCall,
    request: IncomingMessage,
    form: URLSearchParams,
    response: ServerResponse,
  ): Promise<void> {
    const mood = this.moods[what].shift() ?? 'accept'
    if (mood === 'refuse') return send(response, 400, refusal(REFUSALS[what]))
    if (mood === 'busy') return send(response, 429, refusal('too_many_requests'))
    if (mood === 'drop') return void request.socket.destroy()
    const made = this.#make(what, String(request.headers['idempotency-key']), form)
    if (mood === 'accept') return send(response, 200, made)
    if (mood === 'fault') return send(response, 500, refusal('internal_error'))
    await pause(5)
    request.socket.destroy()
  }

  /** Once for a key that it knows. */
  #make(what: MovingCall, key: string, form: URLSearchParams): object {
    if (what === 'recipients') return { object: 'recipient', id: 'recp_test_1' }
    const all: (Transfer | Charge)[] = what === 'charges' ? this.charges : this.transfers
    const known = all.find(({ id }) => id === this.#keys.get(key))
    if (known) return known
    const common = {
      amount: Number(form.get('amount')),
      currency: 'THB' as const,
      created_at: this.#now(),
      paid: false,
      paid_at: null,
      failure_code: null,
    }
    const random = randomBytes(8).toString('hex')
    if (what === 'charges') {
      const image = { download_uri: `${this.url}/code.svg` }
      const made: Charge = {
        object: 'charge',
        id: `chrg_test_${random}`,
        ...common,
        status: 'pending',
        metadata: { order_id: form.get('metadata[order_id]') ?? '' },
        source: { type: 'promptpay', scannable_code: { image } },
      }
      this.charges.push(made)
      this.#keys.set(key, made.id)
      return made
    }
    const metadata = { payout_id: form.get('metadata[payout_id]') ?? '' }
    const made: Transfer = { object: 'transfer', id: `trsf_test_${random}`, ...common, metadata }
    this.transfers.push(made)
    this.#keys.set(key, made.id)
    if (this.paysAtOnce) this.pay(made)
    return made
  }

  #now(): string {
    return new Date(Date.now() + this.movedMs).toISOString()
  }
}

function pageOf(all: readonly { created_at: string }[], query: URLSearchParams): object {
  const [from, to] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('to') ?? '')]
  const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
  const within = all.filter(({ created_at: at }) => Date.parse(at) >= from && Date.parse(at) < to)
  const data = within.slice(offset, offset + limit)
  return { object: 'list', offset, limit, total: within.length, data }
}

const refusal = (code: string) => ({ object: 'error', code, message: code })

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
