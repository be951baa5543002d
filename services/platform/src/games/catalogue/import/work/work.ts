import { performance } from 'node:perf_hooks'
import type { Database } from '#db/database'
import type { ImportRow } from '#games/catalogue/import/imports.repository'
import { renewLease, type Held } from '#games/catalogue/import/work/lease.repository'

/** The work is no longer this worker's: it was changed, dropped, or taken up by another one. */
export class WorkLost extends Error {
  override readonly name = 'WorkLost'
}

/** The process ends; the work waits for the next one. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
}

const REPORT_EVERY_MS = 500

/** One import in the hands of one worker. */
export class Work {
  readonly #isOver: () => boolean
  #reportedAt = -Infinity
  readonly db: Database
  readonly row: ImportRow
  readonly held: Held

  constructor(db: Database, row: ImportRow, held: Held, isOver: () => boolean) {
    this.db = db
    this.row = row
    this.held = held

    this.#isOver = isOver
  }

  /** Said again and again, with a share from 0 to 1; throws WorkLost, WorkStopped. */
  async progress(share: number): Promise<void> {
    if (this.#isOver()) throw new WorkStopped()
    if (performance.now() - this.#reportedAt < REPORT_EVERY_MS) return
    this.#reportedAt = performance.now()
    if (!(await renewLease(this.db, this.held, share))) throw new WorkLost()
  }
}
