import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { z } from 'zod'
import type { Answer, Credential } from '../caller.ts'

export const PROVIDER_SECRET = 'provider-secret-of-the-tests'
const launchBody = z.looseObject({ token: z.string(), player: z.string(), mode: z.string() })
const payoutBody = z.object({ payoutId: z.string(), amount: z.string(), currency: z.string() })
const payoutQuery = payoutBody.pick({ payoutId: true })
const drawsBody = z.object({ draws: z.array(z.object({ nodeId: z.string(), at: z.number() })) })
export type Launch = z.output<typeof launchBody>

export interface Sign {
  provider?: string
  secret?: string
  /** Unix ms that the signature says. */
  at?: number
  /** What is sent instead of what was signed. */
  text?: string
  signal?: AbortSignal
}

/** A provider of games from the outside: it takes launches and makes signed wallet calls. */
export class Provider {
  #server: Server | undefined
  readonly #launches = new Map<string, Launch>()
  /** What it answers about rounds; undefined: it does not answer. */
  rounds: readonly object[] | undefined

  /** Payouts that it has made, or sent back; undefined: no payment call is answered. */
  payouts: Map<string, { amount: string; currency: string; isBack: boolean }> | undefined

  /** What a platform needs to know of it. */
  get environment(): Record<string, string> {
    const address = this.#server?.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    return { PROVIDER_SECRET, SANDBOX_URL: `http://127.0.0.1:${port}` }
  }

  async listen(): Promise<void> {
    this.#server = createServer((request, response) => {
      let text = ''
      request.on('data', (part) => (text += String(part)))
      request.on('end', () => {
        response.setHeader('Content-Type', 'application/json')
        if (request.url === '/rounds') {
          response.statusCode = this.rounds ? 200 : 500
          return response.end(JSON.stringify({ rounds: this.rounds, next: null }))
        }
        if (request.url === '/draws') {
          const { draws } = drawsBody.parse(JSON.parse(text))
          return response.end(
            JSON.stringify({ numbers: draws.map(({ nodeId, at }) => this.drawn(nodeId, at)) }),
          )
        }
        // Payments are requested at the same address.
        if (request.url?.startsWith('/pay/') === true) {
          const payment = this.#payment(request.url, text)
          response.statusCode = payment ? 200 : 503
          return response.end(JSON.stringify(payment ?? {}))
        }
        const launch = launchBody.parse(JSON.parse(text))
        const id = randomBytes(8).toString('hex')
        this.#launches.set(id, launch)
        return response.end(JSON.stringify({ url: `http://games.localhost/play/${id}` }))
      })
    })
    await new Promise<void>((done) => this.#server?.listen(0, '127.0.0.1', done))
  }

  /** A payout comes back from the other bank. */
  sendBack(payoutId: string): void {
    const payout = this.payouts?.get(payoutId)
    if (!payout) throw new Error(`no payout ${payoutId}`)
    this.payouts?.set(payoutId, { ...payout, isBack: true })
  }

  #payment(url: string, text: string): object | undefined {
    if (!this.payouts || !['/pay/payout', '/pay/payout-status'].includes(url)) return undefined
    const input = payoutBody.safeParse(JSON.parse(text)).data
    if (url === '/pay/payout' && input && !this.payouts.has(input.payoutId))
      this.payouts.set(input.payoutId, { ...input, isBack: false })
    const { payoutId } = payoutQuery.parse(JSON.parse(text))
    const payout = this.payouts.get(payoutId)
    if (!payout) return undefined
    const { amount, currency, isBack } = payout
    const moved = (kind: string) => ({
      receiptId: `${kind} ${payoutId}`,
      kind,
      amount,
      currency,
      at: Date.now(),
    })
    return {
      reference: payoutId,
      state: isBack ? 'returned' : 'paid',
      receipts: [moved('paid'), ...(isBack ? [moved('returned')] : [])],
    }
  }

  /** The numbers that it pays a lottery game by: always the same of a draw. */
  drawn(nodeId: string, at: number): number[] {
    return [...createHash('sha256').update(`${nodeId} ${at}`).digest().subarray(0, 5)].map(
      (byte) => byte % 10,
    )
  }

  async close(): Promise<void> {
    await new Promise((done) => this.#server?.close(done))
  }

  /** The launch request that it answered with this address. */
  launchOf(url: string): Launch {
    const launch = this.#launches.get(url.split('/').at(-1) ?? '')
    if (!launch) throw new Error(`no launch has the address ${url}`)
    return launch
  }

  /** Makes a wallet call on a platform. */
  async call(platformUrl: string, operation: string, body: unknown, sign: Sign = {}): Promise<Answer> {
    const { provider = 'sandbox', secret = PROVIDER_SECRET, at = Date.now() } = sign
    const path = `/lgw/wallet/${operation}`
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const signature = createHmac('sha256', secret).update(`${at}\nPOST\n${path}\n${text}`).digest('hex')
    const answer = await fetch(platformUrl + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Provider': provider,
        'X-Timestamp': String(at),
        'X-Signature': signature,
      },
      body: sign.text ?? text,
      ...(sign.signal && { signal: sign.signal }),
    })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }
}

export interface Game {
  nodeId: string
  vassalage: string
  gameType: string
  gameId: string
}

/** Where a launcher finds a game. */
export function launchPath(game: Game, freePlay: '0' | '1' = '0'): string {
  const query = new URLSearchParams({
    category: game.gameType,
    vendor: game.vassalage,
    gameId: game.gameId,
    nodeId: game.nodeId,
    freePlay,
  })
  return `/wps/game/launchGame?${query.toString()}`
}

/** A signed-in player with an opened game. */
export interface Player {
  credential: Credential
  merchant: string
  sessionId: string
}
