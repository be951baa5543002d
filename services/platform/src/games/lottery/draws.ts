import type { Clock } from '#deps'
import type { Database } from '#db/database'
import { lastDraws, nextDraw } from '#games/lottery/draw-times'
import { deleteOldDraws, insertDraws, selectSchedules, type ScheduleRow } from '#games/lottery/repository'
import type { GameProvider } from '#providers/game/provider'
import type { GameProviders } from '#providers/game/providers'

/** After a pause so many of a lottery's missed draws are made up for. */
const MADE_UP = 10
const KEPT_DRAWS = 120
/** Lotteries may come and go with a catalogue: their schedules are read again this often. */
const SCHEDULES_MS = 60_000
/** A provider that does not answer is left alone for so long; pages show what is known. */
const REST_MS = 5_000
/** Clocks differ: a draw that its provider has not held by then is none. */
const LATE_MS = 60_000
const ROWS_AT_ONCE = 400

interface Due {
  readonly id: string
  readonly nodeId: bigint
  readonly at: Date
}

/** Fetches the draws whose time has passed from who held and paid them, each once for all instances (GAM-07). */
export class Draws {
  readonly #db: Database
  readonly #clock: Clock
  readonly #providers: GameProviders
  readonly #failed: (error: unknown) => void
  #schedules: ScheduleRow[] = []
  #readAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> | undefined
  readonly #known = new Map<string, number>()
  /** When each lottery draws next; read every second. */
  readonly #next = new Map<string, number>()
  readonly #resting = new Map<GameProvider, number>()
  constructor(
    { clock, db, games }: { clock: Clock; db: Database; games: GameProviders },
    failed: (error: unknown) => void,
  ) {
    this.#db = db
    this.#clock = clock
    this.#providers = games
    this.#failed = failed
  }

  /** Resolves when every draw due by now is in the database, or its provider does not answer. */
  catchUp(): Promise<void> {
    this.#running ??= this.#fetch()
      .catch(this.#failed)
      .finally(() => (this.#running = undefined))
    return this.#running
  }

  forgetOld(): Promise<void> {
    return deleteOldDraws(this.#db, KEPT_DRAWS)
  }

  async #fetch(): Promise<void> {
    const now = this.#clock.now().getTime()
    if (now - this.#readAt > SCHEDULES_MS) await this.#readSchedules(now)
    const due = new Map<GameProvider, Due[]>()
    for (const row of this.#schedules) {
      const provider = this.#providers.of(row.vendor)
      if (provider.draws && (this.#resting.get(provider) ?? 0) <= now)
        due.set(provider, [...(due.get(provider) ?? []), ...this.#dueOf(row, now)])
    }
    for (const [provider, draws] of due) if (draws.length > 0) await this.#take(provider, draws, now)
  }

  async #readSchedules(now: number): Promise<void> {
    this.#schedules = await selectSchedules(this.#db)
    this.#readAt = now
    for (const { id, last_at } of this.#schedules)
      this.#known.set(id, Math.max(last_at?.getTime() ?? 0, this.#known.get(id) ?? 0))
    this.#next.clear()
  }

  #dueOf({ id, node_id: nodeId, schedule }: ScheduleRow, now: number): Due[] {
    const known = new Date(this.#known.get(id) ?? 0)
    const next = this.#next.get(id) ?? nextDraw(schedule, known).getTime()
    this.#next.set(id, next)
    if (next > now) return []
    return lastDraws(schedule, new Date(now), MADE_UP, known).map((at) => ({ id, nodeId, at }))
  }

  async #take(provider: GameProvider, due: readonly Due[], now: number): Promise<void> {
    const held = await this.#ask(provider, due)
    if (held === undefined) {
      this.#resting.set(provider, now + REST_MS)
      return
    }
    const rows = due.flatMap(({ id, at }, i) => {
      const numbers = held[i]
      return numbers === undefined ? [] : [{ lottery_id: id, draw_at: at, numbers }]
    })
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE)
      await insertDraws(this.#db, rows.slice(i, i + ROWS_AT_ONCE))
    for (const [i, { id, at }] of due.entries()) {
      if (held[i] === undefined && now - at.getTime() < LATE_MS) continue
      this.#known.set(id, Math.max(at.getTime(), this.#known.get(id) ?? 0))
      this.#next.delete(id)
    }
  }

  async #ask(provider: GameProvider, due: readonly Due[]): Promise<(number[] | undefined)[] | undefined> {
    try {
      return await provider.draws?.(due)
    } catch (error) {
      this.#failed(error)
      return undefined
    }
  }
}
