import type { PayKind } from '@site/shared-api/contract/agent-fields'
import { midnightIn, momentIn } from '#api/pages/moment-in'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import type { Database } from '#db/database'
import type { Effect } from '#db/jobs/job'
import { countDays, countedDay } from '#agents/figures/count'
import { PayBook } from '#agents/pay/pay-book'
import {
  deleteOldHours,
  endRun,
  insertPays,
  insertRun,
  lastHour,
  selectAmounts,
  selectRun,
} from '#agents/pay/pay.repository'
import { endingWith, lastDayOf, periodOf, periodText, type Period } from '#agents/pay/periods'
import { reckon, type Reckoned } from '#agents/pay/reckoning'
import { agentsInDoubt, findSignals } from '#agents/pay/signals'
import {
  commissions,
  dailyStandings,
  dividendStandings,
  hourlyStandings,
} from '#agents/pay/standing.repository'
import { rulesOf } from '#agents/rules/repository'
import { addDays, dayOf, type DayEnd } from '#money/index'

const RUN = 'agent-run'
const HOURS = 'agent-hours'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A round that ended with its hour is settled by then. */
const AFTER_HOUR_MS = 60_000
/** Days, and hours, that are caught up on after the service was down. */
const MOST_DAYS = 31
const MOST_HOURS = 48
const RUNS_KEPT_MS = 60 * DAY_MS
const CHUNK = 500

type Paying = Pick<Platform, 'brands' | 'clock' | 'db' | 'jobs' | 'randomness' | 'eventPublisher'>

/** The moments between which an hour of a brand lies. */
export function momentsOfHour(
  { day, hour }: { day: string; hour: number },
  timeZone: string,
  now: Date,
): { since: Date; before: Date } {
  const today = dayIn(now, timeZone)
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  const since = new Date(midnightIn(now, days, timeZone).getTime() + hour * HOUR_MS)
  return { since, before: new Date(since.getTime() + HOUR_MS) }
}

const dayIn = (at: Date, timeZone: string): string => momentIn(at, timeZone).slice(0, 10)
const hourIn = (at: Date, timeZone: string): number => Number(momentIn(at, timeZone).slice(11, 13))

/** What is due to agents for a period by the figures of now; `agentId`: of one agent alone. */
export async function reckonPeriod(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  brand: LiveBrand,
  period: Period,
  agentId?: string,
): Promise<Reckoned[]> {
  const { merchant } = brand
  const currency = brand.document.currency.code
  const scope = { merchant, currency, agentId }
  if (period.kind === 'daily')
    return reckon(await dailyStandings(db, { ...scope, day: period.day }), currency)
  if (period.kind === 'dividend')
    return reckon(
      await dividendStandings(db, { ...scope, ...period, on: onDay(brand, period, clock.now()) }),
      currency,
    )
  if (period.kind === 'hourly') {
    const hours = momentsOfHour(period, brand.document.timeZone, clock.now())
    const { activeFrom } = await countedDay(db, brand, period.day)
    return reckon(await hourlyStandings(db, { ...scope, ...hours, day: period.day, activeFrom }), currency)
  }
  const { commissionBase: base } = await rulesOf(db, merchant)
  const rows = await commissions(db, { ...scope, day: period.day, base })
  return rows.map((row) => ({
    agentId: row.agent_id,
    contractId: null,
    basis: row.basis,
    active: 0,
    rate: 0,
    passedOn: 0n,
    amount: row.amount,
  }))
}

/** A contract counts that holds on the last day, or today where the period runs. */
function onDay(brand: LiveBrand, { to }: { to: string }, now: Date): string {
  const today = dayOf(brand, now)
  return to < today ? to : today
}

/** Reckons and pays a period, whatever was done of it before: each agent once, none missed. */
export async function runPeriod(
  platform: Paying,
  brand: LiveBrand,
  period: Period,
  signal?: AbortSignal,
): Promise<{ differs: number }> {
  const { clock, db } = platform
  const { merchant } = brand
  if (period.kind !== 'hourly') await countDays(platform, brand, [...new Set([lastDayOf(period)])])
  const reckoned = (await reckonPeriod(platform, brand, period)).filter(({ amount }) => amount > 0n)
  const of = { merchant, kind: period.kind, period: periodText(period) }
  const before = new Map((await selectAmounts(db, of)).map((row) => [row.agent_id, row.amount]))
  const { askedFor } = await rulesOf(db, merchant)
  const claimableKinds: readonly PayKind[] = askedFor
  const doubt = await agentsInDoubt(db, merchant)
  const currency = brand.document.currency.code
  const missing = reckoned.filter(({ agentId }) => !before.has(agentId))
  for (let at = 0; at < missing.length; at += CHUNK) {
    if (signal?.aborted === true) throw new Error('stopped before its end')
    await insertPays(
      db,
      { ...of, currency, at: clock.now() },
      missing.slice(at, at + CHUNK).map((one) => ({
        agent_id: one.agentId,
        contract_id: one.contractId,
        basis: one.basis,
        active: one.active,
        rate: one.rate,
        passed_on: one.passedOn,
        amount: one.amount,
        state: doubt.has(one.agentId) ? 'held' : claimableKinds.includes(period.kind) ? 'open' : 'due',
      })),
    )
  }
  await new PayBook(platform).payDue(merchant, signal)
  const now = new Map(reckoned.map((one) => [one.agentId, one.amount]))
  const differs = [...before].filter(([agentId, amount]) => now.get(agentId) !== amount).length
  return { differs }
}

/** Looks for shared devices and cards, of the last days: what is found is not paid. */
async function lookForSignals(db: Database, brand: LiveBrand, now: Date, days: number): Promise<void> {
  const since = new Date(now.getTime() - days * DAY_MS)
  await findSignals(db, { merchant: brand.merchant, since, now })
}

/** What is done at the end of a brand's day: every day that was not worked through, each kind of pay that ends with it. */
export function payAtDayEnd(platform: Paying): (end: DayEnd) => Promise<void> {
  return async ({ before, brand, day, signal }) => {
    const { clock, db } = platform
    const earliest = addDays(day, 1 - MOST_DAYS)
    const first = before === undefined ? day : before < earliest ? earliest : addDays(before, 1)
    await lookForSignals(db, brand, clock.now(), before === undefined ? MOST_DAYS : 3)
    for (let one = first; one <= day; one = addDays(one, 1))
      for (const period of endingWith(one)) {
        if (signal.aborted) return
        await runOnce(platform, brand, period, signal)
      }
  }
}

/** A run of the site's own, noted once. */
async function runOnce(
  platform: Paying,
  brand: LiveBrand,
  period: Period,
  signal: AbortSignal,
): Promise<void> {
  const { clock, db, randomness } = platform
  const { merchant } = brand
  const of = { merchant, kind: period.kind, period: periodText(period) }
  await insertRun(db, {
    id: randomness.uuid(),
    ...of,
    asked_by: 'system',
    currency: brand.document.currency.code,
    at: clock.now(),
  })
  const { differs } = await runPeriod(platform, brand, period, signal)
  await endRun(db, { ...of, by: 'system' }, { at: clock.now(), differs })
}

/** Hours that are over and were not run through, of a brand that has contracts of hours. */
async function hoursToRun(db: Database, brand: LiveBrand, now: Date): Promise<Period[]> {
  const { merchant } = brand
  const some = await db
    .selectFrom('contract_offers')
    .select('id')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'hourly')
    .where('state', 'in', ['accepted', 'replaced', 'ended'])
    .limit(1)
    .executeTakeFirst()
  if (!some) return []
  const done = await lastHour(db, merchant)
  const { timeZone } = brand.document
  const hours: Period[] = []
  for (let back = 1; back <= MOST_HOURS; back += 1) {
    const at = new Date(now.getTime() - back * HOUR_MS)
    const period: Period = { kind: 'hourly', day: dayIn(at, timeZone), hour: hourIn(at, timeZone) }
    if (done === undefined ? back > 1 : periodText(period) <= done) break
    hours.unshift(period)
  }
  return hours
}

/** Runs of hours as they pass, and those that operators ask for. */
export function registerRuns(platform: Paying): void {
  const { brands, clock, db, jobs } = platform
  jobs.register({
    kind: HOURS,
    async work(_job, signal): Promise<Effect> {
      const now = clock.now()
      for (const brand of await brands.all())
        for (const period of await hoursToRun(db, brand, now)) {
          if (signal.aborted) throw new Error('stopped before its end')
          await runOnce(platform, brand, period, signal)
        }
      await deleteOldHours(db, new Date(now.getTime() - RUNS_KEPT_MS))
      const next = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS + AFTER_HOUR_MS)
      return async () => ({ again: next })
    },
  })
  jobs.register({
    kind: RUN,
    async work({ key }, signal): Promise<Effect> {
      const run = await selectRun(db, key)
      const brand = (await brands.all()).find(({ merchant }) => merchant === run?.merchant)
      const period = run && periodOf(run.kind, run.period)
      if (!run || !brand || !period) return async () => undefined
      await lookForSignals(db, brand, clock.now(), 3)
      const { differs } = await runPeriod(platform, brand, period, signal)
      return async (tx) => {
        await endRun(tx, { id: key }, { at: clock.now(), differs })
        return undefined
      }
    },
  })
}

export const queueHours = ({ clock, db, jobs }: Paying): Promise<void> =>
  jobs.queue(db, { kind: HOURS, key: 'all', dueAt: clock.now() })

export const queueRun = (
  { clock, jobs }: Paying,
  tx: Database,
  merchant: string,
  id: string,
): Promise<void> => jobs.queue(tx, { kind: RUN, key: id, merchant, dueAt: clock.now() })
