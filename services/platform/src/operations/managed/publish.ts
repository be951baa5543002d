import { isDeepStrictEqual } from 'node:util'
import type { ManagedAction } from '@site/shared-api/contract/managed-kinds'
import { ApiError } from '#api/api-error'
import { insertAudit, touchBrand } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { content } from '#operations/managed/content'
import { problem } from '#operations/managed/judge'
import { difference, merged } from '#operations/managed/merge'
import {
  insertHistoryEntry,
  pruneHistory,
  saveManaged,
  selectVersion,
  type Change,
} from '#operations/managed/repository'
import type { Content, Problem } from '#operations/managed/source'
import type { Standing } from '#operations/managed/standing'

/** Versions of one document that are kept, and as many of its other doings. */
const MOST_KEPT = 50
/** Who made what was there before operators wrote it here: examples, an import, an older copy. */
const BEFORE_US = 'site'

/** Who does something, and when. */
export interface Doing {
  readonly actor: string
  readonly now: Date
}

/** What a draft would make live: with what others have changed since it was begun, or why it cannot be. */
export async function judgeDraft(
  db: Database,
  { source, named, live }: Standing,
  { document, base }: { document: Content; base: Content | undefined },
): Promise<{ document: Content } | { problems: readonly Problem[] }> {
  const { document: both, clashes } =
    live === undefined ? { document, clashes: [] } : merged(base ?? {}, document, live)
  if (clashes.length > 0)
    return {
      problems: clashes.map((field) =>
        problem(
          field,
          'Another operator has changed this to something else in the meantime',
          'changed_meanwhile',
        ),
      ),
    }
  return await source.judge(db, { ...named, document: both, before: live })
}

/** Throws the first of the problems; all of them are in its data. */
export function refuse(problems: readonly Problem[]): never {
  const [first] = problems
  throw new ApiError(first?.code ?? 'invalid_input', {
    field: first?.field ?? 'document',
    message: first?.message ?? 'The document cannot be published',
    data: { problems },
  })
}

/**
 * Makes a document live in the caller’s transaction: in the tables of its domain, as a version of its history, in the audit
 * log. Nothing happens where it is so already, except that `also` is written.
 */
export async function makeLive(
  tx: Database,
  standing: Standing,
  document: Content,
  {
    actor,
    now,
    did,
    also,
    action,
  }: Doing & { did: ManagedAction; also: Change; action?: string | undefined },
): Promise<void> {
  const { source, id, named, live, row } = standing
  const key = { kind: source.kind, id }
  if (live !== undefined && isDeepStrictEqual(live, document)) {
    if (row !== undefined)
      await save(tx, standing, { ...also, title: source.titleOf(live), did: row.did, actor, now })
    return
  }
  const previousVersion = await keepPrevious(tx, standing, now)
  const applied = await source.apply(tx, { ...named, document, before: live, now })
  await invalidatePages(tx, standing)
  const version = previousVersion + 1
  await insertHistoryEntry(tx, { ...historyEntry(key, { actor, now }), did, version, document, detail: {} })
  await save(tx, standing, { ...also, version, title: source.titleOf(document), did, actor, now })
  await pruneHistory(tx, key, MOST_KEPT)
  const detail = { ...difference(live, document), publication: version, ...applied }
  await note(tx, standing, { actor, now, action: action ?? `${source.kind}.${did}`, detail })
}

/** The last version; one more where what is live came from elsewhere, so that it can be brought back. */
export async function keepPrevious(
  tx: Database,
  { source, id, row, live }: Standing,
  now: Date,
): Promise<number> {
  const version = row?.version ?? 0
  if (live === undefined) return version
  const key = { kind: source.kind, id }
  const last = version === 0 ? undefined : await selectVersion(tx, key, version)
  if (last && isDeepStrictEqual(content.parse(last.document), live)) return version
  const entry = historyEntry(key, { actor: BEFORE_US, now })
  await insertHistoryEntry(tx, {
    ...entry,
    did: 'published',
    version: version + 1,
    document: live,
    detail: {},
  })
  return version + 1
}

/** Pages that were drawn before are drawn anew. */
export async function invalidatePages(tx: Database, { source, named }: Standing): Promise<void> {
  if (source.owner === 'brand' && named.merchant !== null) await touchBrand(tx, named.merchant)
}

export const historyEntry = (
  { kind, id }: { kind: Standing['source']['kind']; id: string },
  { actor, now }: Doing,
) => ({
  kind,
  document_id: id,
  at: now,
  actor,
})

/** Writes what is kept beside a document. */
export async function save(
  tx: Database,
  { source, id, named }: Standing,
  { actor, now, ...change }: Change & Doing & { title: string; did: ManagedAction },
): Promise<void> {
  const key = { kind: source.kind, id, merchant: named.merchant }
  await saveManaged(tx, key, { ...change, changed_at: now, changed_by: actor })
}

export async function note(
  tx: Database,
  { id }: Standing,
  { actor, now, action, detail }: Doing & { action: string; detail: object },
): Promise<void> {
  await insertAudit(tx, { at: now, actor, action, subject: id, detail: toJson(detail) })
}
