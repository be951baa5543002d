import { createHmac } from 'node:crypto'
import type { Deps } from '#deps'
import { paymentKeys, waitingCallback, type WaitingCallback } from '#payments/records'

const PATH = '/lgw/payment/sandbox'
const LOOK_MS = 100
const PATIENCE_MS = 5_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 60_000
const GIVEN_UP_MS = 24 * 3_600_000

/** Hex HMAC-SHA256 over time, nonce, method, path and body, a line each. */
export function signCallback(secret: string, of: { timestamp: string; nonce: string; body: string }): string {
  return createHmac('sha256', secret)
    .update([of.timestamp, of.nonce, 'POST', PATH, of.body].join('\n'))
    .digest('hex')
}

/** Callbacks that lie on the disk until the platform has taken them, also over a restart. */
export class Callbacks {
  readonly #deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'token' | 'platformUrl'>
  #looking: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #attempts = new Map<string, number>()
  constructor(deps: Pick<Deps, 'store' | 'clock' | 'secret' | 'token' | 'platformUrl'>) {
    this.#deps = deps
  }

  start(): void {
    this.#looking = setInterval(() => {
      this.#running ??= this.#send()
        .catch(() => undefined)
        .finally(() => (this.#running = undefined))
    }, LOOK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking)
    await this.#running
  }

  /** A record to be written with the change that it reports. */
  make(body: object, delayMs: number): { put: string; value: WaitingCallback } {
    const now = this.#deps.clock.now()
    const id = this.#deps.token(12)
    return {
      put: paymentKeys.callback(id),
      value: { id, body: JSON.stringify(body), dueAt: now + delayMs, since: now + delayMs },
    }
  }

  /** At once and not kept: a callback of a sender that does not know the secret. */
  async forge(body: object): Promise<number> {
    return await this.#post(JSON.stringify(body), 'not-the-secret')
  }

  async #send(): Promise<void> {
    const { clock, store } = this.#deps
    const due = (await store.list(waitingCallback, paymentKeys.callbacks)).filter(
      ({ dueAt }) => dueAt <= clock.now(),
    )
    for (const one of due.toSorted((a, b) => a.dueAt - b.dueAt)) await this.#sendOne(one)
  }

  async #sendOne(one: WaitingCallback): Promise<void> {
    const { clock, secret, store } = this.#deps
    const status = await this.#post(one.body, secret)
    const isTaken = status >= 200 && status < 300
    if (isTaken || clock.now() - one.since > GIVEN_UP_MS) {
      this.#attempts.delete(one.id)
      return await store.write([{ remove: paymentKeys.callback(one.id) }])
    }
    const attempt = this.#attempts.get(one.id) ?? 0
    this.#attempts.set(one.id, attempt + 1)
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10))
    await store.write([{ put: paymentKeys.callback(one.id), value: { ...one, dueAt: clock.now() + pause } }])
  }

  /** The answer's status; 0 where there is none. */
  async #post(body: string, secret: string): Promise<number> {
    const timestamp = String(this.#deps.clock.now())
    const nonce = this.#deps.token(16)
    try {
      const response = await fetch(`${this.#deps.platformUrl}${PATH}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Timestamp': timestamp,
          'X-Nonce': nonce,
          'X-Signature': signCallback(secret, { timestamp, nonce, body }),
        },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return response.status
    } catch {
      return 0
    }
  }
}
