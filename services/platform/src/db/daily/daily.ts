import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '#db/database'
import type { Effect, Job } from '#db/jobs/job'
import type { Jobs } from '#db/jobs/jobs'
import type { Clock } from '#deps'

const DAY_MS = 24 * 3_600_000
/** Between two batches others have their turn. */
const PAUSE_MS = 20

export type DailyWork = (now: Date) => AsyncGenerator<number, void>

interface Options {
  db: Database
  clock: Clock
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'info'>
}

/** What is done once a day, by name: one kind of jobs. */
export class Daily {
  readonly #works = new Map<string, DailyWork>()
  readonly #options: Options
  constructor(options: Options) {
    this.#options = options
    options.jobs.register({ kind: 'daily', work: (job, signal) => this.#work(job, signal) })
  }

  add(name: string, work: DailyWork): void {
    this.#works.set(name, work)
  }

  /** Each waits for its day already, or is begun with the first start. */
  async queue(): Promise<void> {
    const { clock, db, jobs } = this.#options
    const dueAt = clock.now()
    await jobs.queue(db, ...[...this.#works.keys()].map((key) => ({ kind: 'daily', key, dueAt })))
  }

  async #work({ key }: Job, signal: AbortSignal): Promise<Effect> {
    const { clock, log } = this.#options
    const now = clock.now()
    const work = this.#works.get(key)
    let rows = 0
    for await (const batch of work?.(now) ?? []) {
      rows += batch
      if (signal.aborted) break
      await pause(PAUSE_MS)
    }
    return async () => {
      log.info({ work: key, rows }, 'daily work is done')
      return { again: new Date(now.getTime() + DAY_MS) }
    }
  }
}

/**
 * Does work once a day, in whichever copy of the site finds it due first. `work` yields after each batch with how many rows it
 * was; it ends early, between two batches, when the platform does, and goes on the next day.
 */
export function daily(app: FastifyInstance, name: string, work: DailyWork): void {
  app.platform.daily.add(name, work)
}
