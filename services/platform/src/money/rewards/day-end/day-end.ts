import type { FastifyInstance } from 'fastify'
import type { Effect } from '#db/jobs/job'
import type { LiveBrand } from '#brands/index'
import { dayOf, endOfDay } from '#money/rewards/day-end/brand-day'
import { selectDone, upsertDone } from '#money/rewards/day-end/repository'

const KIND = 'day-end'
const DAY_MS = 24 * 60 * 60 * 1000
/** A round that ended with its day is settled by then. */
const AFTER_MIDNIGHT_MS = 60_000
/** Until those that come before are looked at again. */
const WAIT_MS = 1_000

export interface DayEnd {
  readonly brand: LiveBrand
  /** The last day that is over, in the brand's time zone. */
  readonly day: string
  /** The one worked through before; undefined the first time. */
  readonly before: string | undefined
  /** Says that it is to end early; the next run does what is left. */
  readonly signal: AbortSignal
}

/** What is done when a brand's day is over; what it does for a member it does once, however often it is begun. */
export type DayEndWork = (end: DayEnd) => Promise<void>

/**
 * Work at the end of each brand's day, as jobs of the queue, one a task: an instance that dies is followed by another, which goes
 * through the members again and finds what is done already. Days that passed while no instance was up are made up for.
 */
export function atDayEnd(
  app: FastifyInstance,
  task: string,
  work: DayEndWork,
  /** Tasks that come before: what a day has earned is counted as the day was, not as the next one begins. */
  after: readonly string[] = [],
): void {
  tasksOf(app).set(task, { work, after })
}

interface Task {
  readonly work: DayEndWork
  readonly after: readonly string[]
}

const known = new WeakMap<object, Map<string, Task>>()

/** One kind of jobs for each platform, registered with its first task. */
function tasksOf(app: FastifyInstance): Map<string, Task> {
  const { brands, clock, db, jobs } = app.platform
  const tasks = known.get(jobs) ?? new Map<string, Task>()
  if (known.has(jobs)) return tasks
  known.set(jobs, tasks)
  app.addHook('onReady', async () => {
    for (const key of tasks.keys()) await jobs.queue(db, { kind: KIND, key, dueAt: clock.now() })
  })
  jobs.register({
    kind: KIND,
    async work({ key }, signal): Promise<Effect> {
      const now = clock.now()
      const all = await brands.all()
      const task = tasks.get(key)
      let waits = false
      const isDone = async (merchant: string, name: string, day: string): Promise<boolean> =>
        ((await selectDone(db, merchant, name)) ?? '') >= day
      for (const brand of all) {
        const { merchant } = brand
        const day = dayOf(brand, now, -1)
        const before = await selectDone(db, merchant, key)
        if (before !== undefined && before >= day) continue
        const others = await Promise.all((task?.after ?? []).map((name) => isDone(merchant, name, day)))
        if (others.includes(false)) {
          waits = true
          continue
        }
        await task?.work({ brand, day, before, signal })
        if (signal.aborted) throw new Error('stopped before its end')
        await upsertDone(db, { merchant, task: key, day })
      }
      // A site without brands looks again when a day has passed.
      const ends = all.map((brand) => endOfDay(brand, now).getTime())
      const next = Math.min(now.getTime() + DAY_MS, ...ends)
      return async () => ({ again: new Date(waits ? now.getTime() + WAIT_MS : next + AFTER_MIDNIGHT_MS) })
    },
  })
  return tasks
}
