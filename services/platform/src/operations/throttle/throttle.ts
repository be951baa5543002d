import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import type { Limit, TakenBack } from '#operations/throttle/limit'
import { countOne, deleteEnded, deleteSubjects, selectSubject, settle } from '#operations/throttle/repository'

const SECOND_MS = 1_000
/** Ended windows are tidied away with one call in so many. */
const TIDY_EVERY = 100

/** What came of asking: each limit's count, or the seconds after which one that refused has room again. */
export type ThrottleResult =
  | { readonly isRefused: false; readonly counts: readonly number[] }
  | { readonly isRefused: true; readonly retryAfter: number }

/** Counts what networks, accounts and numbers request, for all instances together: the one rate limit of every call. */
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

  /** Counts one for each limit, in one statement; none behind the first that refuses. */
  async ask(...limits: readonly Limit[]): Promise<ThrottleResult> {
    const now = this.#clock.now()
    this.#calls += 1
    if (this.#calls % TIDY_EVERY === 0) await deleteEnded(this.#db, now)
    const counted = await countOne(this.#db, limits, now)
    const counts = counted.filter((count) => count !== undefined)
    const refusing = limits[counts.length]
    if (refusing === undefined) return { isRefused: false, counts }
    return { isRefused: true, retryAfter: await this.#secondsLeft(refusing, now) }
  }

  /** The same; throws ApiError `too_many_requests` with `retryAfter` seconds where a limit refuses. */
  async take(...limits: readonly Limit[]): Promise<void> {
    const result = await this.ask(...limits)
    if (result.isRefused) throw new ApiError('too_many_requests', { data: { retryAfter: result.retryAfter } })
  }

  /** Counts one for each and says the how-manieth of its window it is. */
  async count(...limits: readonly Omit<Limit, 'most' | 'waits'>[]): Promise<number[]> {
    const result = await this.ask(...limits)
    return result.isRefused ? [] : [...result.counts]
  }

  /** How many are counted now, without counting one. */
  async read({ subject }: Pick<Limit, 'subject'>): Promise<number> {
    return (await selectSubject(this.#db, subject, this.#clock.now()))?.count ?? 0
  }

  /** Until when a subject has to wait; undefined where it does not. */
  async heldUntil({ subject }: Pick<Limit, 'subject'>): Promise<Date | undefined> {
    const now = this.#clock.now()
    const until = (await selectSubject(this.#db, subject, now))?.held_until
    return until && until > now ? until : undefined
  }

  async forget(...limits: readonly Pick<Limit, 'subject'>[]): Promise<void> {
    await deleteSubjects(
      this.#db,
      limits.map(({ subject }) => subject),
    )
  }

  /** Takes back what was counted before a success, in a caller's batch of writes. */
  settle(batch: Database, counts: readonly TakenBack[]): Promise<void> {
    return settle(batch, counts)
  }

  async #secondsLeft({ subject }: Limit, now: Date): Promise<number> {
    const row = await selectSubject(this.#db, subject, now)
    const until = row?.held_until ?? row?.ends_at ?? now
    return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS))
  }
}
