import { releaseMove } from '@site/shared-api/contract/release'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import type { Effect, JobKind } from '#db/jobs/job'
import { toJson } from '#db/json'
import { DeliveryControl } from '#operations/releases/delivery-control'

const KIND = 'release.audit'
/** Longer than a move takes, its two questions to a slow delivery included. */
const LATEST_MS = 30_000

const pendingEntry = z.object({
  module: z.string(),
  actor: z.string(),
  at: z.coerce.date(),
  move: releaseMove,
  why: z.string(),
  token: z.string().optional(),
})
export type PendingEntry = z.input<typeof pendingEntry>

const moduleChanges = z.object({
  changes: z.array(
    z.object({
      id: z.string().optional(),
      at: z.string(),
      version: z.string().optional(),
      before: z.string().optional(),
    }),
  ),
})

/** What the audit log calls what was done. */
export const actionOf = (did: PendingEntry['move']['did']): string => `release.${did}`

/**
 * Notes, before delivery is called, that a change is about to be made: where its entry cannot be written after delivery's yes, or
 * the process is gone by then, the queue of the house writes it a moment later.
 */
export async function enqueueEntry(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  id: string,
  entry: PendingEntry & { at: Date },
) {
  const dueAt = new Date(entry.at.getTime() + LATEST_MS)
  await jobs.queue(db, { kind: KIND, key: id, payload: entry, dueAt })
}

/** The entry is written, or none is due; false where the queue has been quicker. Index: jobs (kind, key). */
export async function completeEntry(tx: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ state: 'done', ended_at: now })
    .where('kind', '=', KIND)
    .where('key', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Looks, where an entry is still pending, whether delivery has made the change, and audits it with who, when and why. */
export function auditOutboxJob(platform: Pick<Platform, 'config' | 'tokens'>): JobKind {
  const control = new DeliveryControl(platform)
  return {
    kind: KIND,
    async work({ key, payload }): Promise<Effect> {
      const { module, actor, at, move, why, token } = pendingEntry.parse(payload)
      const { changes } = await control
        .ask(moduleChanges, { path: `/releases/${module}` })
        .catch((error: unknown) => (isGone(error) ? { changes: [] } : Promise.reject(error)))
      const made = changes.find(({ id }) => id === key)
      return async (tx) => {
        if (!made) return undefined
        const { version, before } = made
        const detail = toJson({ why, move, token, version, before: { live: before }, writtenLater: true })
        await insertAudit(tx, { at, actor, action: actionOf(move.did), subject: module, detail })
        return undefined
      }
    },
  }
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
