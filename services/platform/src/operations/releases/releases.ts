import {
  madeMove,
  moduleHistory,
  moduleReleases,
  type MadeMove,
  type ModuleHistory,
  type ModuleReleases,
  type ReleaseMove,
} from '@site/shared-api/contract/release'
import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { DeliveryControl } from '#operations/releases/delivery-control'
import { actionOf, enqueueEntry, completeEntry } from '#operations/releases/audit-outbox'
import { requireModule, type Releaser } from '#operations/teams/releasers'

const listed = z.object({ list: z.array(moduleReleases) })

export type ReleaseDeps = Pick<Platform, 'clock' | 'config' | 'db' | 'jobs' | 'randomness' | 'tokens'> & {
  /** Called with a change that was made and could not be written down. */
  readonly onUnwritten?: (entry: object) => void
}

export interface MoveInput {
  readonly module: string
  readonly move: ReleaseMove
  readonly why: string
}

/** Who has which release: read from and changed by delivery, which keeps it; every change is audited. */
export class Releases {
  readonly #deps: ReleaseDeps
  readonly #control: DeliveryControl
  constructor(deps: ReleaseDeps) {
    this.#deps = deps
    this.#control = new DeliveryControl(deps)
  }

  async list(): Promise<ModuleReleases[]> {
    return (await this.#control.ask(listed, { path: '/releases' })).list
  }

  /** Throws ApiError `not_found` for a module that is not in the registry. */
  history(module: string): Promise<ModuleHistory> {
    return this.#control.ask(moduleHistory, { path: `/releases/${module}` })
  }

  /**
   * Changes who has which release. Throws ApiError `feature_unavailable` for a module of others, `release_refused` with the reason, or `system_unavailable`: nothing was
   * changed then, and nothing is written down.
   */
  async move(by: Releaser, { module, move, why }: MoveInput): Promise<MadeMove & { at: string }> {
    requireModule(by, module)
    const actor = by.name
    // Before anything is held: delivery may be away or slow.
    await this.list()
    const id = this.#deps.randomness.uuid()
    const body = { move, by: { who: actor, why, id } }
    const ask = () => this.#control.ask(madeMove, { method: 'POST', path: `/releases/${module}/move`, body })
    const at = this.#deps.clock.now()
    const token = by.team?.token
    await enqueueEntry(this.#deps, id, {
      module,
      actor,
      at,
      move,
      why,
      ...(token !== undefined && { token }),
    })
    const done: { made?: MadeMove } = {}
    try {
      return await this.#deps.db.transaction().execute(async (tx) => {
        await takeTurn(tx, module)
        // An answer may be lost on its way: a change with this id is made once, however often it is requested.
        const made = await ask().catch((error: unknown) => (isLost(error) ? ask() : Promise.reject(error)))
        done.made = made
        const { before, now } = made
        const detail = toJson({ why, move, before, after: now, token })
        if (await completeEntry(tx, id, at))
          await insertAudit(tx, { at, actor, action: actionOf(move.did), subject: module, detail })
        return { ...made, at: at.toISOString() }
      })
    } catch (error) {
      // It is written down a moment later; until then it is in delivery's own list of changes and in the service's log.
      if (done.made) this.#deps.onUnwritten?.({ actor, module, move, why, ...done.made })
      // Whether a change was made whose answer was lost is found out later, too; what was refused was not.
      else if (error instanceof ApiError && !isLost(error)) await completeEntry(this.#deps.db, id, at)
      throw error
    }
  }
}

const isLost = (error: unknown): boolean => error instanceof ApiError && error.code === 'system_unavailable'

/** Changes of one module stand in the log in the order in which they were made, whichever copy makes them. */
async function takeTurn(tx: Database, module: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`release ${module}`}))`.execute(tx)
}
