import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { does, NO_SCHEDULE } from '#operations/managed/does'
import type { Managed, ManagedDeps } from '#operations/managed/managed'
import { judgeDraft, makeLive, note, refuse, type Doing } from '#operations/managed/publish'
import { selectDue, tryLockManaged, type ManagedRow } from '#operations/managed/repository'
import { draftOf, scheduledOf, standingOf } from '#operations/managed/standing'

const MOST_AT_ONCE = 20

type Key = Pick<ManagedRow, 'kind' | 'id'>

/**
 * Publishes what was written for a time when that time has come. Every copy of the site looks; one of them does it, in one
 * transaction with taking it off the timetable: once, whatever is killed when.
 */
export class Timetable {
  readonly #managed: Managed
  readonly #deps: ManagedDeps
  constructor(managed: Managed, deps: ManagedDeps) {
    this.#managed = managed
    this.#deps = deps
  }

  /** How many were due. */
  async publishDue(): Promise<number> {
    const { clock, db, facts } = this.#deps
    const due = await selectDue(db, clock.now(), MOST_AT_ONCE)
    for (const key of due) await this.#publishOrFail(key)
    if (due.length > 0) facts.changed()
    return due.length
  }

  async #publishOrFail(key: Key): Promise<void> {
    try {
      await this.#due(key, async (tx, { standing, doing, scheduled }) => {
        const judged = await judgeDraft(tx, standing, scheduled)
        if ('problems' in judged) refuse(judged.problems)
        await makeLive(tx, standing, judged.document, { ...doing, did: 'published', also: NO_SCHEDULE })
      })
    } catch (error) {
      // What the database does not answer is tried again; what cannot be published never will be.
      if (!(error instanceof ApiError)) throw error
      await this.#due(key, (tx, due) => putAside(tx, due, error))
    }
  }

  async #due(key: Key, work: (tx: Database, due: Due) => Promise<void>): Promise<void> {
    const { clock, db } = this.#deps
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const row = await tryLockManaged(tx, key.kind, key.id)
      if (!row?.publish_at || row.publish_at > now) return
      const standing = await standingOf(tx, this.#managed.source(key.kind), key.id, { row })
      const scheduled = scheduledOf(standing)
      if (scheduled)
        await work(tx, { standing, scheduled, doing: { actor: row.scheduled_by ?? 'site', now } })
    })
  }
}

interface Due {
  readonly standing: Awaited<ReturnType<typeof standingOf>>
  readonly scheduled: NonNullable<ReturnType<typeof scheduledOf>>
  readonly doing: Doing
}

/** It is a draft again, where there is none, and its history says why. */
async function putAside(tx: Database, { standing, scheduled, doing }: Due, why: ApiError): Promise<void> {
  const detail = { code: why.code, field: why.field ?? null, message: why.message }
  const asDraft = {
    draft: scheduled.document,
    draft_base: scheduled.base ?? null,
    draft_at: doing.now,
    draft_by: doing.actor,
  }
  await does(tx, { standing, did: 'publish-failed', detail }, doing, {
    ...NO_SCHEDULE,
    ...(draftOf(standing) ? {} : asDraft),
  })
  await note(tx, standing, { ...doing, action: `${standing.source.kind}.publish-failed`, detail })
}
