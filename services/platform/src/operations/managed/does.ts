import type { ManagedAction } from '@site/shared-api/contract/managed-kinds'
import type { Database } from '#db/database'
import { historyEntry, save, type Doing } from '#operations/managed/publish'
import { forgetLastDraft, insertHistoryEntry, type Change } from '#operations/managed/repository'
import type { Standing } from '#operations/managed/standing'

export const NO_DRAFT = { draft: null, draft_base: null, draft_at: null, draft_by: null } as const
export const NO_SCHEDULE = {
  scheduled: null,
  scheduled_base: null,
  scheduled_at: null,
  scheduled_by: null,
  publish_at: null,
} as const

/** Writes what was done that makes nothing live: into the history, and beside the document. */
export async function does(
  tx: Database,
  { standing, did, detail = {} }: { standing: Standing; did: ManagedAction; detail?: object },
  doing: Doing,
  { title, ...change }: Change,
): Promise<void> {
  const { source, id, row, live } = standing
  const key = { kind: source.kind, id }
  if (did === 'drafted') await forgetLastDraft(tx, key, doing.actor)
  await insertHistoryEntry(tx, { ...historyEntry(key, doing), did, version: null, document: null, detail })
  const known = title ?? row?.title ?? (live === undefined ? id : source.titleOf(live))
  await save(tx, standing, { ...change, title: known, did, ...doing })
}
