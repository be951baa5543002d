import type { QueryOf, ValueOf } from '@site/shared-api/contract/call'
import type { listManaged, managedHistory, managedVersion } from '@site/shared-api/contract/managed'
import type { ManagedKind } from '@site/shared-api/contract/managed-kinds'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { Narrowed } from '#api/serve'
import type { Database } from '#db/database'
import { content } from '#operations/managed/content'
import { selectHistory, selectList, selectVersion, type Listed } from '#operations/managed/repository'
import type { ManagedSource } from '#operations/managed/source'

const place = z.tuple([z.number().int(), z.string()])
const historyPlace = z.string().regex(/^\d{1,18}$/)

const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** One page of the documents of a kind, in their order. */
export async function listOf(
  db: Database,
  source: ManagedSource,
  { brand, search, state, limit, cursor }: Narrowed<typeof listManaged>,
): Promise<ValueOf<typeof listManaged>> {
  const from = fromCursor(cursor, place)
  const after = from && { place: from[0], id: from[1] }
  const filter = { brand, search: given(search), state, after }
  const rows = await selectList(db, source, { ...filter, most: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    list: page.map((row) => listedOf(source.kind, row)),
    nextCursor: last ? toCursor([last.place, last.id]) : null,
  }
}

function listedOf(kind: ManagedKind, row: Listed): ValueOf<typeof listManaged>['list'][number] {
  const { id, merchant, title, state, publish_at, changed_at, changed_by, did } = row
  return {
    kind,
    id,
    merchant,
    title,
    state,
    publishAt: publish_at?.toISOString() ?? null,
    changed:
      changed_at && changed_by !== null && did ? { at: changed_at.toISOString(), by: changed_by, did } : null,
  }
}

/** What became of a document, the newest first. */
export async function historyOf(
  db: Database,
  key: { kind: ManagedKind; id: string },
  { limit, cursor }: QueryOf<typeof managedHistory>,
): Promise<ValueOf<typeof managedHistory>> {
  const from = fromCursor(cursor, historyPlace)
  const before = from === undefined ? undefined : BigInt(from)
  const rows = await selectHistory(db, key, { most: limit + 1, before })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    list: page.map(({ id, at, actor, did, version, detail }) => ({
      id: id.toString(),
      at: at.toISOString(),
      by: actor,
      did,
      version,
      detail: content.parse(detail),
    })),
    nextCursor: last ? toCursor(last.id.toString()) : null,
  }
}

/** Throws ApiError `document_unknown` for a version that is not kept. */
export async function versionOf(
  db: Database,
  key: { kind: ManagedKind; id: string },
  version: number,
): Promise<ValueOf<typeof managedVersion>> {
  const row = await selectVersion(db, key, version)
  if (!row) throw new ApiError('document_unknown', { field: 'version' })
  return { at: row.at.toISOString(), by: row.actor, version, document: content.parse(row.document) }
}
