import type { ManagedDocument } from '@site/shared-api/contract/managed'
import type { Database } from '#db/database'
import { judgeDraft } from '#operations/managed/publish'
import { draftOf, scheduledOf, type Standing } from '#operations/managed/standing'

/** A document as its editors see it. */
export async function viewOf(db: Database, standing: Standing): Promise<ManagedDocument> {
  const { source, id, named, row, live, rev } = standing
  const draft = draftOf(standing)
  const title = row !== undefined && draft !== undefined ? row.title : undefined
  return {
    kind: source.kind,
    id,
    merchant: named.merchant,
    title: title ?? ((live === undefined ? row?.title : source.titleOf(live)) || id),
    state: stateOf(standing),
    rev,
    live: live ?? null,
    draft: draft
      ? {
          ...by(row?.draft_at, row?.draft_by),
          document: draft.document,
          problems: await problemsOf(db, standing, draft),
        }
      : null,
    schedule: scheduleOf(standing),
    changed: row ? { ...by(row.changed_at, row.changed_by), did: row.did } : null,
  }
}

function stateOf({ row, live }: Standing): ManagedDocument['state'] {
  const hasDraft = row?.draft !== undefined && row.draft !== null
  if (row?.publish_at) return 'scheduled'
  if (live === undefined) return hasDraft ? 'draft' : 'archived'
  return hasDraft ? 'changed' : 'live'
}

function scheduleOf(standing: Standing): ManagedDocument['schedule'] {
  const { row } = standing
  const scheduled = scheduledOf(standing)
  if (!row?.publish_at || !scheduled) return null
  const publishAt = row.publish_at.toISOString()
  return { ...by(row.scheduled_at, row.scheduled_by), publishAt, document: scheduled.document }
}

async function problemsOf(db: Database, standing: Standing, draft: Parameters<typeof judgeDraft>[2]) {
  const judged = await judgeDraft(db, standing, draft)
  return 'problems' in judged ? [...judged.problems] : []
}

const by = (at: Date | null | undefined, who: string | null | undefined) => ({
  at: (at ?? new Date(0)).toISOString(),
  by: who ?? '',
})
