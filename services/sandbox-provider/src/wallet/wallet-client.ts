import { z } from 'zod'
import type { Clock } from '#deps'
import { sign } from '#wallet/signature'

const envelope = z.union([
  z.object({ success: z.literal(true), value: z.record(z.string(), z.unknown()) }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
])
const PATH = '/lgw/wallet/'
const SERVER_FAULT = 500

/** What came of a call. `unknown`: it may or may not have been carried out. */
export type Answer =
  | { kind: 'done'; value: Record<string, unknown> }
  | { kind: 'refused'; code: string; data: Record<string, unknown> }
  | { kind: 'unknown' }

/** Signed calls to the platform's wallet. It never throws and never tries again by itself. */
export class WalletClient {
  readonly #platform: string
  readonly #secret: string
  readonly #clock: Clock
  /** Milliseconds to add to our clock, learnt from a refusal, so that a clock that is off stops no call. */
  #ahead = 0
  constructor(platform: string, secret: string, clock: Clock) {
    this.#platform = platform
    this.#secret = secret
    this.#clock = clock
  }

  async call(operation: string, body: Record<string, unknown>, limitMs: number): Promise<Answer> {
    const answer = await this.#once(operation, body, limitMs)
    if (answer.kind !== 'refused' || answer.code !== 'signature_stale') return answer
    const now = Number(answer.data['now'])
    if (!Number.isFinite(now)) return answer
    this.#ahead = now - this.#clock.now()
    return this.#once(operation, body, limitMs)
  }

  async #once(operation: string, body: Record<string, unknown>, limitMs: number): Promise<Answer> {
    const path = `${PATH}${operation}`
    const text = JSON.stringify(body)
    const timestamp = String(this.#clock.now() + this.#ahead)
    try {
      const response = await fetch(`${this.#platform}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Provider': 'sandbox',
          'X-Timestamp': timestamp,
          'X-Signature': sign(this.#secret, timestamp, 'POST', path, text),
        },
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(Math.max(1, Math.round(limitMs))),
      })
      const parsed = envelope.safeParse(await response.json())
      if (!parsed.success) return { kind: 'unknown' }
      if (parsed.data.success) return { kind: 'done', value: parsed.data.value }
      const { code, data = {} } = parsed.data
      if (response.status >= SERVER_FAULT && code !== 'provider_down') return { kind: 'unknown' }
      return { kind: 'refused', code, data }
    } catch {
      return { kind: 'unknown' }
    }
  }
}
