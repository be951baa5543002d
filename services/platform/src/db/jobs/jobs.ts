import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/database'
import type { Effect, JobKind, NewJob } from '#db/jobs/job'
import {
  endJob,
  failJob,
  hastenJob,
  holdJob,
  insertJobs,
  putOff,
  renewLease,
  takeDue,
  type TakenJob,
} from '#db/jobs/repository'
import type { Clock, Randomness } from '#deps'

const LOOK_MS = 300
const AT_ONCE = 8
/** A worker that gives no sign for so long is taken for dead. */
const LEASE_MS = 15_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000
const MOST_ERROR = 500

interface Options {
  db: Database
  clock: Clock
  randomness: Randomness
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * The queue of the house: work that waits in the database for its time, done by whichever copy is free. A copy takes it for a
 * while and renews that as it works; one that was killed is followed by another. What the work changes is written in the
 * transaction that ends it, by the one who has it then: once, whatever was killed when.
 */
export class Jobs {
  readonly #options: Options
  readonly #kinds = new Map<string, JobKind>()
  readonly #running = new Set<Promise<void>>()
  readonly #over = new AbortController()
  #looking: NodeJS.Timeout | undefined
  #look: Promise<void> | undefined
  constructor(options: Options) {
    this.#options = options
  }

  /** Says how work of a kind is done. */
  register(kind: JobKind): void {
    if (this.#kinds.has(kind.kind)) throw new Error(`two kinds of jobs are called ${kind.kind}`)
    this.#kinds.set(kind.kind, kind)
  }

  /** Puts work into the queue, in the transaction that makes it needed; what is there already stays as it is. */
  async queue(tx: Database, ...jobs: NewJob[]): Promise<void> {
    const { clock, randomness } = this.#options
    const named = jobs.map((job) => ({ ...job, id: randomness.uuid() }))
    await insertJobs(tx, named, clock.now())
  }

  /** Work that waits is done as soon as a worker is free, what was given up too; false where there is none. */
  hasten(db: Database, which: { id: string } | { kind: string; key: string }): Promise<boolean> {
    return hastenJob(db, which, this.#options.clock.now())
  }

  start(): void {
    this.#looking = setInterval(() => this.#begin(), LOOK_MS).unref()
  }

  /** Lets what is under way come to a place where it can stop; the rest waits for another start. */
  async stop(): Promise<void> {
    clearInterval(this.#looking)
    this.#over.abort()
    await this.#look
    await Promise.all(this.#running)
  }

  #begin(): void {
    this.#look ??= this.#takeUp()
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'jobs were not looked for'))
      .finally(() => (this.#look = undefined))
  }

  async #takeUp(): Promise<void> {
    const { clock, db } = this.#options
    const most = AT_ONCE - this.#running.size
    if (most <= 0 || this.#kinds.size === 0) return
    const kinds = [...this.#kinds.keys()]
    for (const job of await takeDue(db, { kinds, now: clock.now(), most, leaseMs: LEASE_MS })) {
      const run = this.#run(job).catch((error: unknown) =>
        this.#options.log.error({ err: error, job: job.kind, key: job.key }, 'a job was not put down'),
      )
      this.#running.add(run)
      void run.finally(() => this.#running.delete(run))
    }
  }

  async #run(job: TakenJob): Promise<void> {
    const kind = this.#kinds.get(job.kind)
    if (!kind) return
    try {
      const effect = await this.#held(job, () => kind.work(job, this.#over.signal))
      await this.#carryOut(job, effect)
    } catch (error) {
      await this.#failed(job, kind, error)
    }
  }

  /** Work that goes on for long is not taken for dead. */
  async #held(job: TakenJob, work: () => Promise<Effect>): Promise<Effect> {
    const { clock, db, log } = this.#options
    const renewing = setInterval(() => {
      renewLease(db, job, new Date(clock.now().getTime() + LEASE_MS)).catch((error: unknown) =>
        log.warn({ err: error, job: job.kind }, 'a job was not renewed'),
      )
    }, LEASE_MS / 3).unref()
    try {
      return await work()
    } finally {
      clearInterval(renewing)
    }
  }

  async #carryOut(job: TakenJob, effect: Effect): Promise<void> {
    const { clock, db } = this.#options
    await db.transaction().execute(async (tx) => {
      if (!(await holdJob(tx, job))) return
      const next = await effect(tx)
      if (next) await putOff(tx, job.id, next.again)
      else await endJob(tx, job.id, clock.now())
    })
  }

  async #failed(job: TakenJob, kind: JobKind, error: unknown): Promise<void> {
    const { clock, db, log } = this.#options
    const now = clock.now()
    const isGivenUp = job.attempts >= (kind.mostAttempts ?? Infinity)
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(job.attempts - 1, 16))
    const text = error instanceof Error ? error.message : String(error)
    log[isGivenUp ? 'error' : 'warn'](
      { err: error, job: job.kind, key: job.key, attempts: job.attempts },
      isGivenUp ? 'a job was given up' : 'a job is tried again',
    )
    await failJob(db, job, {
      error: text.slice(0, MOST_ERROR),
      until: new Date(now.getTime() + pause),
      state: isGivenUp ? 'failed' : 'waiting',
      now,
    })
  }
}
