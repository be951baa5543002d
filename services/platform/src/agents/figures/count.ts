import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import type { Effect } from '#db/jobs/job'
import { withoutTimeouts } from '#db/without-timeouts'
import {
  countDay,
  firstDayOf,
  forgetFigures,
  hasLate,
  lastCount,
  lockCount,
  noteCount,
  seenOf,
  takeLate,
  tryLockCount,
  type CountedDay,
} from '#agents/figures/count.repository'
import { rulesOf } from '#agents/rules/repository'
import { addDays, dayOf, minorOf } from '#money/index'

const COUNT = 'agent-count'
const REBUILD = 'agent-rebuild'
/** How often figures follow, and how much of the time may go into it. */
const EVERY_MS = 10_000
/** A pay run, or an operator who makes figures anew, holds them: that is soon over. */
const BUSY_MS = 1_000
const SHARE = 20

type Counting = Pick<Platform, 'brands' | 'clock' | 'db' | 'jobs'>

/** What a day of the brand is counted by. */
export async function countedDay(db: Database, brand: LiveBrand, day: string): Promise<CountedDay> {
  const { merchant } = brand
  const currency = brand.document.currency.code
  const least = minorOf((await rulesOf(db, merchant)).activeTurnover, currency)
  return { merchant, currency, day, activeFrom: least > 0n ? least : 1n }
}

/**
 * Brings today, yesterday and days that changed late up to date. `same` where nothing has moved; `busy` where another worker holds
 * the figures, who may be counting other days.
 */
export async function countBrand(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  brand: LiveBrand,
): Promise<'counted' | 'same' | 'busy'> {
  const { merchant } = brand
  const now = clock.now()
  if ((await firstDayOf(db, merchant)) === undefined) return 'same'
  // What was before the first count is counted with it.
  const last = await lastCount(db, merchant)
  if (last === undefined) {
    await rebuildBrand({ clock, db }, brand)
    return 'counted'
  }
  const [today, yesterday] = [dayOf(brand, now), dayOf(brand, now, -1)]
  // Read before the count: what moves between the two is counted, and counted once more.
  const seen = await seenOf(db, { ...(await countedDay(db, brand, today)), before: yesterday })
  if (last.seen === seen && !(await hasLate(db, merchant))) return 'same'
  return await db.transaction().execute(async (tx) => {
    if (!(await tryLockCount(tx, merchant))) return 'busy'
    const late = (await takeLate(tx, merchant)).filter((day) => day < yesterday)
    for (const day of [...late, yesterday, today]) await countDay(tx, await countedDay(tx, brand, day))
    await noteCount(tx, merchant, now, seen)
    return 'counted'
  })
}

/** The same of days that are over, before they are paid for. */
export async function countDays(
  { db }: Pick<Platform, 'db'>,
  brand: LiveBrand,
  days: readonly string[],
): Promise<void> {
  for (const day of days)
    await db.transaction().execute(async (tx) => {
      await lockCount(tx, brand.merchant)
      await countDay(tx, await countedDay(tx, brand, day))
    })
}

/** Makes a brand's figures anew from play and ledger, all or none of them. */
export async function rebuildBrand(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  brand: LiveBrand,
): Promise<void> {
  const { merchant } = brand
  const now = clock.now()
  const first = await firstDayOf(db, merchant)
  if (first === undefined) return
  await withoutTimeouts(db, (one) =>
    one.transaction().execute(async (tx) => {
      await lockCount(tx, merchant)
      await takeLate(tx, merchant)
      await forgetFigures(tx, merchant)
      for (let day = first; day <= dayOf(brand, now); day = addDays(day, 1))
        await countDay(tx, await countedDay(tx, brand, day))
      await noteCount(tx, merchant, now)
    }),
  )
}

/** Counts as time goes on, and anew where an operator asks. */
export function registerCounts(platform: Counting): void {
  const { brands, clock, jobs } = platform
  jobs.register({
    kind: COUNT,
    async work(_job, signal): Promise<Effect> {
      const began = clock.now().getTime()
      let isBusy = false
      for (const brand of await brands.all())
        if (!signal.aborted && (await countBrand(platform, brand)) === 'busy') isBusy = true
      const took = clock.now().getTime() - began
      const pause = isBusy ? BUSY_MS : Math.max(EVERY_MS, SHARE * took)
      return async () => ({ again: new Date(clock.now().getTime() + pause) })
    },
  })
  jobs.register({
    kind: REBUILD,
    async work({ merchant }): Promise<Effect> {
      const brand = (await brands.all()).find((one) => one.merchant === merchant)
      if (brand) await rebuildBrand(platform, brand)
      return async () => undefined
    },
  })
}

/** The one job that counts, from the first start on. */
export const queueCounts = ({ clock, db, jobs }: Counting): Promise<void> =>
  jobs.queue(db, { kind: COUNT, key: 'all', dueAt: clock.now() })

export const queueRebuild = (
  { clock, jobs }: Counting,
  tx: Database,
  merchant: string,
  key: string,
): Promise<void> => jobs.queue(tx, { kind: REBUILD, key, merchant, dueAt: clock.now() })
