import { setTimeout as pause } from 'node:timers/promises'
import { Caller, type Answer } from '../rig/caller.ts'
import type { Provider } from '../rig/outside/provider.ts'
import type { Platform } from '../rig/process/platform-process.ts'
import type { Chance } from './chance.ts'

const PAUSE_MS = 40
const CANCELLED_WITHIN_MS = 8
const CANCELLED = 0.05
const REPEATED = 0.1
/** The answer to too many calls at once: nothing was done. */
const TOO_MANY = 429

export interface Counted {
  sent: number
  answered: number
  cancelled: number
  lost: number
  repeated: number
}

type Send = (copy: Platform, more: { signal?: AbortSignal }) => Promise<Answer>

/** The wire to a platform that comes and goes: a call is made until it is answered, by way of any copy of it. */
export class Line {
  readonly counted: Counted = { sent: 0, answered: 0, cancelled: 0, lost: 0, repeated: 0 }
  /** First answers, by transaction: every later one must be the same. */
  readonly #first = new Map<string, string>()
  readonly faults: string[] = []
  #back: Promise<unknown> = Promise.resolve()
  #over = false
  readonly provider: Provider
  readonly copy: () => Platform
  readonly chance: Chance

  constructor(provider: Provider, copy: () => Platform, chance: Chance) {
    this.provider = provider
    this.copy = copy
    this.chance = chance
  }

  /** Calls that reach no platform go on when this is over. */
  waitFor(start: Promise<unknown>): void {
    this.#back = start.catch(() => undefined)
  }

  /** A platform that does not come back ends the storm. */
  hangUp(): void {
    this.#over = true
  }

  /** The definite answer to a wallet call of the provider. */
  async ask(operation: string, body: { transactionId: string }): Promise<Answer> {
    const [answer, ...others] = await this.#calls(operation, (copy, more) =>
      this.provider.call(copy.url, operation, body, more),
    )
    for (const one of [answer, ...others]) this.#same(body.transactionId, one)
    return answer
  }

  /** Any other call, whose repeats do nothing more: the answer that says it is done, if one of them does. */
  async call(
    what: string,
    send: (caller: Caller, more: { signal?: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const answers = await this.#calls(what, ({ operatorUrl, url }, more) =>
      send(new Caller(url, operatorUrl), more),
    )
    return answers.find(({ status }) => status === 200) ?? answers[0]
  }

  /** Sometimes sent twice at once. */
  async #calls(what: string, send: Send): Promise<[Answer, ...Answer[]]> {
    if (!this.chance.happens(REPEATED)) return [await this.#until(what, send)]
    this.counted.repeated += 1
    return await Promise.all([this.#until(what, send), this.#until(what, send)])
  }

  /** Answers that are final must be the same for ever; the others say that nothing was done. */
  #same(transactionId: string, { status, body }: Answer): void {
    if (body.code === 'round_unknown' || body.code === 'transaction_conflict') return
    const text = `${status} ${JSON.stringify(body)}`
    const first = this.#first.get(transactionId)
    if (first === undefined) this.#first.set(transactionId, text)
    else if (first !== text) this.faults.push(`${transactionId}: ${first} became ${text}`)
  }

  /** Sometimes hung up on. */
  async #until(what: string, send: Send): Promise<Answer> {
    for (;;) {
      if (this.#over) throw new Error('the storm is over')
      this.counted.sent += 1
      const signal = this.chance.happens(CANCELLED)
        ? AbortSignal.timeout(this.chance.whole(1, CANCELLED_WITHIN_MS))
        : undefined
      try {
        const answer = await send(this.copy(), signal ? { signal } : {})
        // Where a copy is down another process may have its port for a moment: the site's own answers count.
        const isOurs = answer.body.success !== undefined
        if (isOurs && answer.status < 500 && answer.status !== TOO_MANY) {
          this.counted.answered += 1
          return answer
        }
        if (answer.status === 500) this.faults.push(`${what}: ${JSON.stringify(answer.body)}`)
        this.counted.lost += 1
      } catch {
        if (signal?.aborted) this.counted.cancelled += 1
        else this.counted.lost += 1
      }
      await pause(PAUSE_MS)
      await this.#back
    }
  }
}
