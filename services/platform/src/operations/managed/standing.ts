import { hashOf } from '#api/hash-of'
import type { Database } from '#db/database'
import { selectManaged, type ManagedRow } from '#operations/managed/repository'
import type { Content, ManagedSource, Named } from '#operations/managed/source'
import { namedBy } from '#operations/managed/sources'
import { content } from '#operations/managed/content'

const HASH_SIGNS = 12

/** The state of a document: what is live in its domain, and what is written beside it. */
export interface Standing {
  readonly source: ManagedSource
  readonly id: string
  readonly named: Named
  readonly row: ManagedRow | undefined
  readonly live: Content | undefined
  /** Another one after every change: made here, by a tool, by an older copy of the site. */
  readonly rev: string
}

/** Reads the state of a document; with `row` under a lock of the caller’s, who is about to change it. */
export async function standingOf(
  db: Database,
  source: ManagedSource,
  id: string,
  held?: { row: ManagedRow | undefined },
): Promise<Standing> {
  const named = namedBy(source, id)
  const row = held ? held.row : await selectManaged(db, source.kind, id)
  const live = await source.read(db, named, held !== undefined)
  const rev = `${row?.rev ?? 0}-${hashOf(JSON.stringify(live ?? null)).slice(0, HASH_SIGNS)}`
  return { source, id, named, row, live, rev }
}

export const isKnown = ({ row, live }: Standing): boolean => row !== undefined || live !== undefined

/** The draft and what was live when it was begun. */
export function draftOf({ row }: Standing): { document: Content; base: Content | undefined } | undefined {
  return pairOf(row?.draft, row?.draft_base)
}

export function scheduledOf({ row }: Standing): { document: Content; base: Content | undefined } | undefined {
  return pairOf(row?.scheduled, row?.scheduled_base)
}

function pairOf(document: unknown, base: unknown) {
  if (document === undefined || document === null) return undefined
  return {
    document: content.parse(document),
    base: base === undefined || base === null ? undefined : content.parse(base),
  }
}
