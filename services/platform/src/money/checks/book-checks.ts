import { BOOK_CHECKS, type BookCheck, type runBookCheck } from '@site/shared-api/contract/book-check'
import type { BodyOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Effect, Job } from '#db/jobs/job'
import { toJson } from '#db/json'
import { lookAt } from '#money/checks/look'
import {
  forgetChecks,
  insertCheck,
  NOTHING,
  selectCheck,
  toBookCheckDto,
  updateCheck,
  type BookCheckRow,
  type Found,
} from '#money/checks/repository'

const KIND = 'book-check'
const DAILY = 'daily'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A longer time is checked in parts. */
const LONGEST_MS = 31 * DAY_MS
const KEPT_MS = 400 * DAY_MS
/** What a provider has reported is booked by then. */
const SETTLED_MS = HOUR_MS

type BookCheckInput = BodyOf<typeof runBookCheck>

/** Checks of the books: every day by themselves, and on request; each stores what it found (PLT-09, GAM-05). */
export class BookChecks {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  register(): void {
    this.#platform.jobs.register({
      kind: KIND,
      work: (job, signal) => (job.key === DAILY ? this.#daily(signal) : this.#runRequested(job)),
    })
  }

  /** Waits for its day already, or is begun an hour after the first start. */
  async queue(): Promise<void> {
    const { clock, db, jobs } = this.#platform
    await jobs.queue(db, { kind: KIND, key: DAILY, dueAt: new Date(clock.now().getTime() + HOUR_MS) })
  }

  /** Once for each id. Throws ApiError `invalid_input` for a time that is none, `transaction_conflict`. */
  async run(actor: string, input: BookCheckInput): Promise<BookCheck> {
    const { clock, db, jobs } = this.#platform
    const at = clock.now()
    const to = input.to === undefined ? at : new Date(input.to)
    const from = input.from === undefined ? new Date(to.getTime() - DAY_MS) : new Date(input.from)
    const length = to.getTime() - from.getTime()
    if (length <= 0 || length > LONGEST_MS || to > at) throw new ApiError('invalid_input', { field: 'to' })
    const { id, kind, whole } = input
    await db.transaction().execute(async (tx) => {
      const isNew = await insertCheck(tx, {
        ...rowOf({ id, kind, whole, from, to, by: actor, at }),
        state: 'running',
        ended_at: null,
        found: toJson(NOTHING),
      })
      if (!isNew) {
        const known = await selectCheck(tx, id)
        if (known?.by !== actor || known.kind !== kind || known.whole !== whole)
          throw new ApiError('transaction_conflict', { field: 'id' })
        return
      }
      await jobs.queue(tx, { kind: KIND, key: id, dueAt: at })
      const subject = kind
      await insertAudit(tx, { at, actor, action: 'books.checked', subject, detail: toJson({ id, whole }) })
    })
    const row = await selectCheck(db, id)
    if (!row) throw new Error('a check that was just written is gone')
    return toBookCheckDto(row)
  }

  async #runRequested({ key }: Job): Promise<Effect> {
    const { clock, db } = this.#platform
    const row = await selectCheck(db, key)
    if (!row) return async () => undefined
    const set = await this.#look({ ...row, from: row.since ?? row.at, to: row.before ?? row.at })
    return async (tx) => {
      await updateCheck(tx, key, { ...set, ended_at: clock.now() })
      return undefined
    }
  }

  /** The day before the last hour, in all its books. */
  async #daily(signal: AbortSignal): Promise<Effect> {
    const { clock, randomness } = this.#platform
    const at = clock.now()
    const to = new Date(at.getTime() - SETTLED_MS)
    const from = new Date(to.getTime() - DAY_MS)
    const rows: Parameters<typeof insertCheck>[1][] = []
    for (const kind of BOOK_CHECKS) {
      if (signal.aborted) throw new Error('stopped before its end')
      const id = randomness.uuid()
      const set = await this.#look({ kind, whole: false, from, to })
      rows.push({
        ...rowOf({ id, kind, whole: false, from, to, by: 'site', at }),
        ...set,
        ended_at: clock.now(),
      })
    }
    return async (tx) => {
      for (const row of rows) await insertCheck(tx, row)
      await forgetChecks(tx, new Date(at.getTime() - KEPT_MS))
      return { again: new Date(at.getTime() + DAY_MS) }
    }
  }

  /** A provider that does not answer makes a check that failed, not one that is tried for ever. */
  async #look(
    of: Parameters<typeof lookAt>[1],
  ): Promise<Pick<BookCheckRow, 'state'> & { found: ReturnType<typeof toJson<Found>> }> {
    try {
      const found = await lookAt(this.#platform, of)
      const state =
        found.count > 0 ? 'differs' : found.silent.length > 0 && of.kind !== 'rounds' ? 'failed' : 'agrees'
      return { state, found: toJson(found) }
    } catch {
      return { state: 'failed', found: toJson(NOTHING) }
    }
  }
}

const rowOf = ({
  at,
  by,
  from,
  id,
  kind,
  to,
  whole,
}: {
  id: string
  kind: BookCheckRow['kind']
  whole: boolean
  from: Date
  to: Date
  by: string
  at: Date
}) => ({
  id,
  kind,
  whole: kind === 'ledger' && whole,
  since: kind === 'ledger' ? null : from,
  before: kind === 'ledger' ? null : to,
  by,
  at,
})
