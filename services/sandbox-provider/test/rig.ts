import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app'
import type { ClientFiles } from '#play/client-files'
import { startProvider, type Provider } from '#provider'
import { sign } from '#wallet/signature'
import { Store } from '#store/store'
import type { LaunchBody } from '#store/records'
import { WalletClient } from '#wallet/wallet-client'
import { SECRET, WalletStandIn } from './wallet-stand-in.ts'

export const ORIGIN = 'http://games.localhost'
const file = { path: '/assets/x', type: 'text/plain', body: Buffer.from('x'), integrity: 'sha384-x' }
const FILES: ClientFiles = { of: () => ({ script: file, style: file }), named: () => undefined }

export interface Said {
  status: number
  // reason: tests look into answers of every shape
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

/** A provider on a folder and a wallet of its own; it may be stopped and started again. */
export class Rig {
  readonly wallet = new WalletStandIn()
  readonly warnings: string[] = []
  /** Milliseconds that its clock is ahead of ours. */
  ahead = 0
  platformUrl = ''
  #folder = ''
  #store: Store | undefined
  #app: FastifyInstance | undefined
  #provider: Provider | undefined
  url = ''
  #port = 0

  /** Beside the stand-in, or beside a platform that gets the provider's port. */
  async setUp(beside?: { port: number; platformUrl: string }): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'provider-'))
    const standIn = await this.wallet.listen()
    this.platformUrl = beside?.platformUrl ?? standIn
    this.#port = beside?.port ?? 0
    await this.start()
  }
  async tearDown(): Promise<void> {
    await this.stop()
    await this.wallet.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async start(): Promise<void> {
    const clock = { now: () => Date.now() + this.ahead }
    this.#store = new Store(join(this.#folder, 'db'))
    await this.#store.open()
    this.#provider = await startProvider({
      store: this.#store,
      clock,
      token: (bytes) => randomBytes(bytes).toString('base64url'),
      wallet: new WalletClient(this.platformUrl, SECRET, clock),
      secret: SECRET,
      platformUrl: this.platformUrl,
      publicOrigin: () => ORIGIN,
      files: FILES,
      warn: (message) => this.warnings.push(message),
      logger: false,
    })
    this.#app = buildApp(this.#provider)
    this.url = await this.#app.listen({ port: this.#port, host: '127.0.0.1' })
  }
  async stop(): Promise<void> {
    await this.#app?.close()
    await this.provider.stop()
    await this.#store?.close()
  }
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  get provider(): Provider {
    if (this.#provider === undefined) throw new Error('the rig has not been set up')
    return this.#provider
  }
  launchBody(given: Partial<LaunchBody> = {}, gameType = 'RNG'): LaunchBody {
    return {
      token: 'token-of-a-launch',
      game: {
        nodeId: '88',
        gameId: 'g',
        gameCode: 'jade',
        gameType,
        name: 'Jade',
        vendor: 'JL',
        vendorName: 'Jade Lantern',
      },
      mode: 'real',
      language: 'EN',
      currency: { code: 'THB', symbol: '฿' },
      player: 'player-1',
      lobbyOrigin: 'http://localhost:8080',
      artUrl: 'http://localhost:8080/img/x.webp',
      channel: randomBytes(16).toString('base64url'),
      ...given,
    }
  }

  launch(body: unknown, headers: Record<string, string> = {}): Promise<Said> {
    return this.ask('/launch', body, headers)
  }

  /** A call of the platform. */
  async ask(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Said> {
    const payload = JSON.stringify(body)
    const timestamp = String(Date.now() + this.ahead)
    return answered(
      await fetch(this.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': sign(SECRET, timestamp, 'POST', path, payload),
          ...headers,
        },
        body: payload,
      }),
    )
  }

  /** The id of a launched game. */
  async play(given: Partial<LaunchBody> = {}, gameType = 'RNG'): Promise<string> {
    const { body } = await this.launch(this.launchBody(given, gameType))
    return String(body.url).split('/').at(-1) ?? ''
  }

  /** A launched game that is open. */
  async table(given: Partial<LaunchBody> = {}, gameType = 'RNG'): Promise<Table> {
    const table = new Table(this, await this.play(given, gameType))
    const opened = await table.call('open')
    if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
    return table
  }
}

/** What a page may call. */
export class Table {
  readonly #rig: Rig
  readonly play: string
  constructor(rig: Rig, play: string) {
    this.#rig = rig
    this.play = play
  }
  async call(path: string, payload: unknown = {}, headers: Record<string, string> = {}): Promise<Said> {
    return answered(
      await fetch(`${this.#rig.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, 'x-play': this.play, ...headers },
        body: JSON.stringify(payload),
      }),
    )
  }
}

async function answered(response: Response): Promise<Said> {
  return { status: response.status, body: await response.json() }
}

export const clickId = (): string => randomBytes(12).toString('base64url')
export const said = ({ status, body }: Said): unknown[] => [
  status,
  body.code,
  ...(body.field === undefined ? [] : [body.field]),
]

/** Resolves once `test` holds; looked at again and again, without a fixed wait. */
export async function until(test: () => boolean | Promise<boolean>): Promise<void> {
  const STEP_MS = 10
  const LIMIT_MS = 25_000
  const end = Date.now() + LIMIT_MS
  while (!(await test())) {
    if (Date.now() > end) throw new Error(`it did not come true: ${test.toString()}`)
    await new Promise((done) => setTimeout(done, STEP_MS))
  }
}
