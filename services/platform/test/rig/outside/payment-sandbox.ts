import { spawn, type ChildProcess } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../process/platform-process.ts'
import { until } from '../until.ts'

const FOLDER = join(__dirname, '../../../../sandbox-provider')
const SECRET = 'provider-secret-of-the-tests'
const PATH = '/lgw/payment/sandbox'
const DAY_MS = 24 * 3_600_000

/** What a payer does, and how the callback then behaves. */
export interface Act {
  do: 'pay' | 'less' | 'more' | 'twice' | 'refuse' | 'expire' | 'reverse' | 'refund' | 'charge-back' | 'win'
  amount?: string
  callback?: 'once' | 'twice' | 'late' | 'never' | 'forged' | 'disordered'
  delayMs?: number
}

/** What happens to a payout at the other bank. */
export interface PayoutAct extends Omit<Act, 'do'> {
  do: 'pay' | 'fail' | 'return'
}

/** A line of one of its books. */
export interface Booked {
  readonly receiptId: string
  readonly amount: string
  readonly currency: string
  /** Of the book of what came in. */
  readonly orderId?: string
  /** Of the book of what went out. */
  readonly payoutId?: string
  readonly kind?: 'paid' | 'returned'
}

/** The real sandbox provider as a process of its own, beside a platform whose port is known before it starts. */
export class PaymentSandbox {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'payments-'))
  #child: ChildProcess | undefined
  #ports: { platform: number; sandbox: number } | undefined

  async prepare(): Promise<void> {
    this.#ports = { platform: await freePort(), sandbox: await freePort() }
  }
  get url(): string {
    return `http://127.0.0.1:${this.#ports?.sandbox}`
  }
  /** The environment of a platform beside it. */
  get environment(): Record<string, string> {
    return { PORT: String(this.#ports?.platform), SANDBOX_URL: this.url, PROVIDER_SECRET: SECRET }
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, bundled('src/server.ts', 'sandbox-provider'), {
      cwd: FOLDER,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(this.#ports?.sandbox),
        DATA_DIR: this.#dataDir,
        PLATFORM_URL: `http://127.0.0.1:${this.#ports?.platform}`,
        PUBLIC_ORIGIN: this.url,
        PROVIDER_SECRET: SECRET,
        LOG_LEVEL: 'error',
      },
    })
    await until(
      () =>
        fetch(`${this.url}/health`).then(
          ({ ok }) => ok || undefined,
          () => undefined,
        ),
      'the start of the sandbox',
    )
  }
  /** Nothing answers there any more, until it is started again. */
  async stop(): Promise<void> {
    const child = this.#child
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** As the payer, by the address that an order's instruction names. */
  async act(address: string, act: Act | PayoutAct): Promise<void> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(act),
    })
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
  }

  /** As the bank of who is paid out to. */
  payout(reference: string, act: PayoutAct): Promise<void> {
    return this.act(`${this.url}/pay/out/${reference}`, act)
  }

  /** What its own book holds, of all time: every payment that came in, or every movement that went out or came back. */
  async book(which: 'book' | 'payout-book'): Promise<Booked[]> {
    const path = `/pay/${which}`
    const lines: Booked[] = []
    for (let after: string | null = ''; after !== null;) {
      const query = { from: 0, to: Date.now() + DAY_MS, ...(after !== '' && { after }) }
      const page: { receipts: Booked[]; next: string | null } = await this.#ask(path, query)
      lines.push(...page.receipts)
      after = page.next
    }
    return lines
  }

  /** A payment that a stranger begins at the company, and makes, for an order that the platform does not have. */
  async strangerPays(orderId: string, amount: string, currency: string): Promise<void> {
    const expiresAt = Date.now() + DAY_MS
    const order = { orderId, method: 'qr', amount, currency, language: 'EN', expiresAt, returnUrl: this.url }
    const { reference }: { reference: string } = await this.#ask('/pay/start', order)
    await this.act(`${this.url}/pay/${reference}`, { do: 'pay', callback: 'never' })
  }

  async #ask<Answer>(path: string, input: object): Promise<Answer> {
    const body = JSON.stringify(input)
    const at = Date.now()
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': String(at),
        'X-Signature': createHmac('sha256', SECRET).update(`${at}\nPOST\n${path}\n${body}`).digest('hex'),
      },
      body,
    })
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer // reason: the sandbox's own answer
  }

  /** A callback as the sandbox signs it, or as signed with another secret, hour or nonce. */
  async callback(
    body: object,
    {
      at = Date.now(),
      nonce = randomBytes(12).toString('hex'),
      secret = SECRET,
      signed = JSON.stringify(body),
    } = {},
  ): Promise<{ status: number; code: string }> {
    const text = JSON.stringify(body)
    const signature = createHmac('sha256', secret)
      .update([at, nonce, 'POST', PATH, signed].join('\n'))
      .digest('hex')
    const answer = await fetch(`http://127.0.0.1:${this.#ports?.platform}${PATH}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': String(at),
        'X-Nonce': nonce,
        'X-Signature': signature,
      },
      body: text,
    })
    return { status: answer.status, code: String((await answer.json()).code) }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
