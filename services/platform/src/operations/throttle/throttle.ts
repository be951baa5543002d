import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import { countOne, deleteEnded, deleteSubject } from '#operations/throttle/repository'

const SECOND_MS = 1_000
/** Ended windows are tidied away with one call in so many. */
const TIDY_EVERY = 100

export interface Window {
  /** Whom it counts, for example `sms:address:203.0.113.7`. */
  readonly subject: string
  readonly most: number
  readonly windowMs: number
}

/** Counts what an address or a number asks for, for all instances together. */
export class Throttle {
  readonly #db: Database
  readonly #clock: Clock
  #calls = 0
  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db
    this.#clock = clock
  }

  /** The same counts inside a transaction, which takes them back where it fails. */
  within(tx: Database): Throttle {
    return new Throttle({ db: tx, clock: this.#clock })
  }

  /** Counts one; throws ApiError `too_many_requests` with `retryAfter` seconds beyond the most of a window. */
  async take(...windows: readonly Window[]): Promise<void> {
    for (const window of windows) {
      const { count, ends_at } = await this.#count(window)
      if (count > window.most) throw this.#refusal(ends_at)
    }
  }

  /** Counts one and says the how-manieth of its window it is. */
  async count(window: Omit<Window, 'most'>): Promise<number> {
    return (await this.#count(window)).count
  }

  async forget(subject: string): Promise<void> {
    await deleteSubject(this.#db, subject)
  }

  async #count({ subject, windowMs }: Omit<Window, 'most'>): Promise<{ count: number; ends_at: Date }> {
    const now = this.#clock.now()
    this.#calls += 1
    if (this.#calls % TIDY_EVERY === 0) await deleteEnded(this.#db, now)
    return await countOne(this.#db, { subject, now, endsAt: new Date(now.getTime() + windowMs) })
  }

  #refusal(endsAt: Date): ApiError {
    const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - this.#clock.now().getTime()) / SECOND_MS))
    return new ApiError('too_many_requests', { data: { retryAfter } })
  }
}
