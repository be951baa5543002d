import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../rig/caller.ts'
import type { Provider } from '../rig/outside/provider.ts'
import type { Chance } from './chance.ts'

const PAUSE_MS = 40
const CANCELLED_WITHIN_MS = 8
const CANCELLED = 0.05
const REPEATED = 0.1

export interface Counted {
  sent: number
  answered: number
  cancelled: number
  lost: number
  repeated: number
}

/** The wire to a platform that comes and goes: a call is made until it is answered, as the provider's rules say. */
export class Line {
  readonly counted: Counted = { sent: 0, answered: 0, cancelled: 0, lost: 0, repeated: 0 }
  /** First answers, by transaction: every later one must be the same. */
  readonly #first = new Map<string, string>()
  readonly faults: string[] = []
  #back: Promise<unknown> = Promise.resolve()
  #over = false
  constructor(
    readonly provider: Provider,
    readonly url: () => string,
    readonly chance: Chance,
  ) {}

  /** Calls that find nobody go on when this is over. */
  waitFor(start: Promise<unknown>): void {
    this.#back = start.catch(() => undefined)
  }

  /** A platform that does not come back ends the storm. */
  hangUp(): void {
    this.#over = true
  }

  /** The definite answer to a call; sometimes asked twice at once, sometimes hung up on. */
  async ask(operation: string, body: { transactionId: string }): Promise<Answer> {
    const answers = await Promise.all(
      this.chance.happens(REPEATED)
        ? [this.#until(operation, body), this.#until(operation, body)]
        : [this.#until(operation, body)],
    )
    this.counted.repeated += answers.length - 1
    for (const answer of answers) this.#same(body.transactionId, answer)
    const [answer] = answers
    if (!answer) throw new Error('no answer')
    return answer
  }

  /** Answers that are final must be the same for ever; the others say that nothing was done. */
  #same(transactionId: string, { status, body }: Answer): void {
    if (body.code === 'round_unknown' || body.code === 'transaction_conflict') return
    const text = `${status} ${JSON.stringify(body)}`
    const first = this.#first.get(transactionId)
    if (first === undefined) this.#first.set(transactionId, text)
    else if (first !== text) this.faults.push(`${transactionId}: ${first} became ${text}`)
  }

  async #until(operation: string, body: object): Promise<Answer> {
    for (;;) {
      if (this.#over) throw new Error('the storm is over')
      this.counted.sent += 1
      const signal = this.chance.happens(CANCELLED)
        ? AbortSignal.timeout(this.chance.whole(1, CANCELLED_WITHIN_MS))
        : undefined
      try {
        const answer = await this.provider.call(this.url(), operation, body, signal ? { signal } : {})
        if (answer.status < 500) {
          this.counted.answered += 1
          return answer
        }
        if (answer.status === 500) this.faults.push(`${operation}: ${JSON.stringify(answer.body)}`)
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
