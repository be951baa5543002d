import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '#deps'
import { ImportError } from '#games/catalogue/import/import-error'
import { stateOf } from '#games/catalogue/import/import-view'
import { judgeImport } from '#games/catalogue/import/work/judge-import'
import { claimWork, releaseLease, type Held } from '#games/catalogue/import/work/lease.repository'
import { refuseWork } from '#games/catalogue/import/work/refuse-work'
import { takeImport } from '#games/catalogue/import/work/take-import'
import { undoImport } from '#games/catalogue/import/work/undo-import'
import { Work, WorkLost, WorkStopped } from '#games/catalogue/import/work/work'

/** What another copy left is found after so long. */
const LOOK_MS = 3_000
/** A judging that fails so often for no reason we know is given up; writing never is. */
const MOST_ATTEMPTS = 3
const AGAIN_SECONDS = 5

export type WorkerDeps = Pick<Deps, 'clock' | 'db' | 'randomness'> & {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Does what imports wait for, one after the other; every copy of the platform has one. */
export class ImportWorker {
  readonly #deps: WorkerDeps
  readonly #id: string
  #isOver = false
  #running: Promise<void> | undefined
  #looking: NodeJS.Timeout | undefined
  constructor(deps: WorkerDeps) {
    this.#deps = deps
    this.#id = deps.randomness.uuid()
  }

  start(): void {
    this.#looking = setInterval(() => this.wake(), LOOK_MS).unref()
    this.wake()
  }

  /** There may be something to do. */
  wake(): void {
    void this.run().catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, 'imports were not looked at'),
    )
  }

  /** Works until nothing waits; a caller during a run waits for it and for one more. */
  async run(): Promise<void> {
    while (this.#running) await this.#running
    if (this.#isOver) return
    this.#running = this.#run().finally(() => (this.#running = undefined))
    await this.#running
  }

  /** Ends between two steps; what was begun waits for another worker, or for the next start. */
  async close(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#looking)
    await this.#running?.catch(() => undefined)
  }

  async #run(): Promise<void> {
    for (;;) {
      const row = this.#isOver ? undefined : await claimWork(this.#deps.db, this.#id)
      if (!row) return
      const state = stateOf(row)
      if (state !== 'judging' && state !== 'taking' && state !== 'undoing') return
      const held = { id: row.id, worker: this.#id, state, judgement: row.judgement }
      await this.#do(new Work(this.#deps.db, row, held, () => this.#isOver))
    }
  }

  async #do(work: Work): Promise<void> {
    const { clock, db, log } = this.#deps
    const { held, row } = work
    try {
      if (held.state === 'judging') await judgeImport(work)
      else if (held.state === 'taking') await takeImport(work, clock)
      else await undoImport(work, clock)
    } catch (error) {
      if (error instanceof WorkLost) return
      if (error instanceof WorkStopped) return await releaseLease(db, held, 0)
      log.warn(
        { err: error, import: row.id, state: held.state, attempts: row.attempts },
        'an import is tried again',
      )
      await this.#failed(held, row.attempts)
    }
  }

  async #failed(held: Held, attempts: number): Promise<void> {
    if (held.state === 'judging' && attempts >= MOST_ATTEMPTS)
      return await refuseWork(
        this.#deps.db,
        held,
        new ImportError('The list could not be judged. Look into the log.'),
      )
    await releaseLease(this.#deps.db, held, AGAIN_SECONDS)
  }
}
