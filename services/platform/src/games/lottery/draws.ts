import type { Clock } from '#deps'
import type { Database } from '#db/database'
import { drawNumbers } from '#games/lottery/draw-numbers'
import { lastDraws, nextDraw } from '#games/lottery/draw-times'
import { deleteOldDraws, insertDraws, selectSchedules, type ScheduleRow } from '#games/lottery/repository'

/** After a pause so many of a lottery's missed draws are made up for. */
const MADE_UP = 10
const KEPT_DRAWS = 120
/** Lotteries may come and go with a catalogue: their schedules are read again this often. */
const SCHEDULES_MS = 60_000
const ROWS_AT_ONCE = 400

/** Makes the draws whose time has passed, each once for all instances (GAM-07). */
export class Draws {
  readonly #db: Database
  readonly #clock: Clock
  #schedules: ScheduleRow[] = []
  #readAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> | undefined
  readonly #made = new Map<string, number>()
  /** When each lottery draws next; asked every second. */
  readonly #next = new Map<string, number>()
  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Resolves when every draw due by now stands in the database. */
  catchUp(): Promise<void> {
    this.#running ??= this.#make().finally(() => (this.#running = undefined))
    return this.#running
  }

  forgetOld(): Promise<void> {
    return deleteOldDraws(this.#db, KEPT_DRAWS)
  }

  async #make(): Promise<void> {
    const now = this.#clock.now()
    if (now.getTime() - this.#readAt > SCHEDULES_MS) {
      this.#schedules = await selectSchedules(this.#db)
      this.#readAt = now.getTime()
      for (const { id, last_at } of this.#schedules)
        this.#made.set(id, Math.max(last_at?.getTime() ?? 0, this.#made.get(id) ?? 0))
      this.#next.clear()
    }
    const due = this.#schedules.flatMap(({ id, schedule, form }) => {
      const made = this.#made.get(id) ?? 0
      const next = this.#next.get(id) ?? nextDraw(schedule, new Date(made)).getTime()
      this.#next.set(id, next)
      if (next > now.getTime()) return []
      return lastDraws(schedule, now, MADE_UP, new Date(made)).map((draw_at) => ({
        lottery_id: id,
        draw_at,
        numbers: drawNumbers(form),
      }))
    })
    for (let i = 0; i < due.length; i += ROWS_AT_ONCE)
      await insertDraws(this.#db, due.slice(i, i + ROWS_AT_ONCE))
    for (const { lottery_id, draw_at } of due) {
      this.#made.set(lottery_id, Math.max(draw_at.getTime(), this.#made.get(lottery_id) ?? 0))
      this.#next.delete(lottery_id)
    }
  }
}
