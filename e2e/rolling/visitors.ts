import type { ClientHttp2Session } from 'node:http2'
import { performance } from 'node:perf_hooks'
import { askSecurely, type Ask, type SecureAnswer } from '#support/https.ts'

const TICK_MS = 20
const TRIES = 3

/** What became of the requests of a run. */
export interface Outcome {
  readonly kind: string
  readonly status: number
  readonly ms: number
}

/** A browser's connection: another one is made where the server wants no more on this one, as browsers do. */
export class Line {
  #session: ClientHttp2Session | undefined
  readonly connect: () => ClientHttp2Session

  constructor(connect: () => ClientHttp2Session) {
    this.connect = connect
  }

  async ask(request: Ask): Promise<SecureAnswer> {
    for (let left = TRIES; ; left -= 1)
      try {
        return await askSecurely(this.#open(), request)
      } catch (error) {
        if (left === 1 || !isUnheard(error)) throw error
        this.#session = undefined
      }
  }

  close(): void {
    this.#session?.close()
  }

  #open(): ClientHttp2Session {
    if (this.#session === undefined || this.#session.closed || this.#session.destroyed) {
      this.#session = this.connect()
      this.#session.on('error', () => undefined)
    }
    return this.#session
  }
}

/** Whether the server said that it has not processed the request, so that it may be sent again. */
const isUnheard = (error: unknown): boolean =>
  error instanceof Error && /GOAWAY|REFUSED_STREAM|session has been destroyed/i.test(error.message)

/** Sends so many requests a second of each kind until it is stopped; how each ended. */
export function keepAsking(
  kinds: readonly {
    readonly kind: string
    readonly perSecond: number
    send(i: number): Promise<SecureAnswer>
  }[],
): { stop(): Promise<Outcome[]> } {
  const outcomes: Outcome[] = []
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  const sent = kinds.map(() => 0)
  const one = async (kind: string, send: () => Promise<SecureAnswer>): Promise<void> => {
    const from = performance.now()
    const status = await send().then(
      (answer) => answer.status,
      (error: unknown) => (console.error(kind, String(error)), 0),
    )
    outcomes.push({ kind, status, ms: performance.now() - from })
  }
  const ticking = setInterval(() => {
    const seconds = (performance.now() - began) / 1000
    kinds.forEach(({ kind, perSecond, send }, k) => {
      for (; (sent[k] ?? 0) < perSecond * seconds; sent[k] = (sent[k] ?? 0) + 1) {
        const i = sent[k] ?? 0
        const asking = one(kind, () => send(i)).finally(() => underWay.delete(asking))
        underWay.add(asking)
      }
    })
  }, TICK_MS)
  return {
    async stop() {
      clearInterval(ticking)
      await Promise.all(underWay)
      return outcomes
    },
  }
}
