import type {
  DayFigureName,
  DayReport,
  exportDayReports,
  listDayReports,
} from '@site/shared-api/contract/day-report'
import { MOST_REPORT_DAYS } from '@site/shared-api/contract/day-report'
import type { QueryOf, ValueOf } from '@site/shared-api/contract/call'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import { midnightIn, momentIn } from '#api/pages/moment-in'
import type { Platform } from '#api/platform'
import { insertAudit, type LiveBrand } from '#brands/index'
import type { Effect, Job } from '#db/jobs/job'
import { toJson } from '#db/json'
import { addDays } from '#money/record/range'
import { csvOfReports } from '#money/report/csv'
import { dayOf, endOfDay } from '#money/rewards/day-end/brand-day'
import { selectDone } from '#money/rewards/day-end/repository'
import { figuresOfDay } from '#money/report/day-figures'
import {
  figuresIn,
  figuresToStore,
  selectReport,
  selectReports,
  selectReportsBetween,
  upsertReport,
  type ReportRow,
} from '#money/report/repository'

const REPORT_JOB = 'day-report'
const AT_DAY_END = 'day-end'
/** What is done at the end of a day before it is reported. */
const BEFORE = ['points', 'rebate', 'vip']
/** A round that ended with its day is settled by then. */
const AFTER_MIDNIGHT_MS = 120_000
/** Until those that come before are looked at again. */
const WAIT_MS = 2_000
const FIRST_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000
const ISO_DAY = 10
/** Days that passed while no instance was up are made up for, so many at most. */
const MOST_BEHIND = 31

const place = z.tuple([z.iso.date()])
const payload = z.object({ merchant: z.string(), day: z.iso.date(), by: z.string() })

interface Named {
  readonly merchant: string
  readonly day: string
}

/** Reports of brands' days (PLT-09): made when a day is over, and rebuilt on request. */
export class DayReports {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** One job for the ends of all brands' days, and one for each requested rebuild. */
  register(): void {
    this.#platform.jobs.register({
      kind: REPORT_JOB,
      work: (job, signal) => (job.key === AT_DAY_END ? this.#dayEnd(signal) : this.#runRequested(job)),
    })
  }

  /** The job waits for the end of a day already, or is begun a little after the first start. */
  async queue(): Promise<void> {
    const { clock, db, jobs } = this.#platform
    const dueAt = new Date(clock.now().getTime() + FIRST_MS)
    await jobs.queue(db, { kind: REPORT_JOB, key: AT_DAY_END, dueAt })
  }

  /**
   * Every day that is over and has no report yet, the oldest first: each one is what the next is checked with. What a day has
   * earned is paid and counted before. After an instance is killed another one goes on, and finds what is made.
   */
  async #dayEnd(signal: AbortSignal): Promise<Effect> {
    const { brands, clock, db } = this.#platform
    const now = clock.now()
    const all = await brands.all()
    let waits = false
    for (const brand of all) {
      const { merchant } = brand
      const last = dayOf(brand, now, -1)
      const made = (await selectReports(db, { merchant, differing: false, before: undefined, limit: 1 }))[0]
        ?.day
      if (made !== undefined && made >= last) continue
      const done = await Promise.all(BEFORE.map((task) => selectDone(db, merchant, task)))
      if (done.some((day) => day === undefined || day < last)) {
        waits = true
        continue
      }
      const earliest = addDays(last, 1 - MOST_BEHIND)
      const next = made === undefined ? last : addDays(made, 1)
      for (let day = next < earliest ? earliest : next; day <= last; day = addDays(day, 1)) {
        if (signal.aborted) throw new Error('stopped before its end')
        await this.make(brand, day, 'site')
      }
    }
    const ends = all.map((brand) => endOfDay(brand, now).getTime() + AFTER_MIDNIGHT_MS)
    const again = waits ? now.getTime() + WAIT_MS : Math.min(now.getTime() + DAY_MS, ...ends)
    return async () => ({ again: new Date(again) })
  }

  /** Makes a day's report, in place of what was there. */
  async make(brand: LiveBrand, day: string, by: string): Promise<void> {
    const { clock, db } = this.#platform
    const { code: currency } = brand.document.currency
    const { timeZone } = brand.document
    const { merchant } = brand
    const now = clock.now()
    const figures = await figuresOfDay(this.#platform, {
      merchant,
      day,
      currency,
      since: midnightOf(day, timeZone, now),
      before: midnightOf(addDays(day, 1), timeZone, now),
    })
    await upsertReport(db, {
      merchant,
      day,
      time_zone: timeZone,
      currency,
      figures: toJson(figuresToStore(figures)),
      differences: figures.flatMap(({ checks }) => checks).filter(({ agrees }) => !agrees).length,
      made_at: now,
      made_by: by,
    })
  }

  async list({
    cursor,
    differing,
    limit,
    merchant,
  }: QueryOf<typeof listDayReports>): Promise<ValueOf<typeof listDayReports>> {
    const before = fromCursor(cursor, place)?.[0]
    const of = { merchant, differing: differing === 'true', before, limit: limit + 1 }
    const rows = await selectReports(this.#platform.db, of)
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      list: page.map((row) => {
        const { figures, ...head } = toReportDto(row)
        const amount = (name: DayFigureName): string =>
          figures.find((figure) => figure.name === name)?.amount ?? '0'
        return {
          ...head,
          deposits: amount('deposits'),
          withdrawals: amount('withdrawals'),
          stakes: amount('stakes'),
          wins: amount('wins'),
          closing: amount('closing'),
        }
      }),
      nextCursor: last ? toCursor([last.day]) : null,
    }
  }

  /** Throws ApiError `not_found`. */
  async read(named: Named): Promise<DayReport> {
    const row = await selectReport(this.#platform.db, named)
    if (!row) throw new ApiError('not_found', { field: 'day' })
    return toReportDto(row)
  }

  /** Throws ApiError `unknown_merchant`, `invalid_input` for a day that is not over. */
  async rebuild(actor: string, { day, merchant }: Named): Promise<{ queued: true }> {
    const { brands, clock, db, jobs, randomness } = this.#platform
    const brand = await brands.byMerchant(merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const now = clock.now()
    if (day >= momentIn(now, brand.document.timeZone).slice(0, ISO_DAY))
      throw new ApiError('invalid_input', { field: 'day', message: 'The day is not over yet' })
    await db.transaction().execute(async (tx) => {
      await jobs.queue(tx, {
        kind: REPORT_JOB,
        key: randomness.uuid(),
        merchant,
        payload: { merchant, day, by: actor },
        dueAt: now,
      })
      await insertAudit(tx, {
        at: now,
        actor,
        action: 'day-report.rebuilt',
        subject: `${merchant}/${day}`,
        detail: {},
      })
    })
    return { queued: true }
  }

  /** Rebuilds a report on request. */
  async #runRequested(job: Job): Promise<Effect> {
    const request = payload.parse(job.payload)
    const brand = await this.#platform.brands.byMerchant(request.merchant)
    if (brand) await this.make(brand, request.day, request.by)
    return async () => undefined
  }

  /** Throws ApiError `invalid_input` for days that are too many, or none. */
  async file({
    from,
    language,
    merchant,
    to,
  }: QueryOf<typeof exportDayReports>): Promise<ValueOf<typeof exportDayReports>> {
    if (to < from || Date.parse(to) - Date.parse(from) >= MOST_REPORT_DAYS * DAY_MS)
      throw new ApiError('invalid_input', { field: 'to' })
    const rows = await selectReportsBetween(this.#platform.db, { merchant, from, to })
    return { name: `${merchant}-${from}-${to}.csv`, text: csvOfReports(rows.map(toReportDto), language) }
  }
}

/** When a day of a place begins. */
function midnightOf(day: string, timeZone: string, now: Date): Date {
  const today = momentIn(now, timeZone).slice(0, ISO_DAY)
  return midnightIn(now, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS), timeZone)
}

const toReportDto = (row: ReportRow): DayReport => ({
  id: `${row.merchant}:${row.day}`,
  merchant: row.merchant,
  day: row.day,
  timeZone: row.time_zone,
  currency: row.currency,
  madeAt: row.made_at.toISOString(),
  madeBy: row.made_by,
  differences: row.differences,
  figures: figuresIn(row),
})
