import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { ManagedAction, ManagedKind, ManagedState } from '@site/shared-api/contract/managed-kinds'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { toJson } from '#db/json'
import type { ManagedSource } from '#operations/managed/source'
import type { ManagedTables } from '#operations/managed/tables'

export type ManagedRow = Selectable<ManagedTables['managed_documents']>
export type Change = Omit<Updateable<ManagedTables['managed_documents']>, 'kind' | 'id' | 'rev'>
const JSON_COLUMNS = ['draft', 'draft_base', 'scheduled', 'scheduled_base'] as const

export function selectManaged(db: Database, kind: ManagedKind, id: string): Promise<ManagedRow | undefined> {
  return db
    .selectFrom('managed_documents')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Who changes a document waits for who does so elsewhere, until the transaction ends; also where it has no row yet. */
export async function lockManaged(
  tx: Database,
  kind: ManagedKind,
  id: string,
): Promise<ManagedRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`managed ${kind} ${id}`}))`.execute(tx)
  return await selectManaged(tx, kind, id)
}

/** The same for work that no one waits for: undefined where another transaction has the document locked. */
export async function tryLockManaged(
  tx: Database,
  kind: ManagedKind,
  id: string,
): Promise<ManagedRow | undefined> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtext(${`managed ${kind} ${id}`})) as taken`.execute(tx)
  return rows[0]?.taken === true ? await selectManaged(tx, kind, id) : undefined
}

/** Writes the row, the rev raised by one; null takes a json column out. */
export async function saveManaged(
  tx: Database,
  key: { kind: ManagedKind; id: string; merchant: string | null },
  change: Change & Pick<ManagedRow, 'title' | 'changed_at' | 'changed_by' | 'did'>,
): Promise<void> {
  const stored = { ...change }
  for (const column of JSON_COLUMNS)
    if (stored[column] !== undefined && stored[column] !== null) stored[column] = toJson(stored[column])
  await tx
    .insertInto('managed_documents')
    .values({ ...key, ...stored, rev: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id'])
        .doUpdateSet({ ...stored, rev: sql<number>`managed_documents.rev + 1` }),
    )
    .execute()
}

/** Forgets one that was never live, with its history. */
export async function deleteManaged(tx: Database, kind: ManagedKind, id: string): Promise<void> {
  await tx.deleteFrom('managed_documents').where('kind', '=', kind).where('id', '=', id).execute()
  await tx.deleteFrom('managed_history').where('kind', '=', kind).where('document_id', '=', id).execute()
}

/** Those whose time has come, the first at first. Index: managed_documents_due. */
export function selectDue(db: Database, now: Date, most: number): Promise<Pick<ManagedRow, 'kind' | 'id'>[]> {
  return db
    .selectFrom('managed_documents')
    .select(['kind', 'id'])
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(most)
    .execute()
}

export async function insertHistoryEntry(
  tx: Database,
  entry: Omit<Insertable<ManagedTables['managed_history']>, 'id'>,
): Promise<void> {
  const document = entry.document === undefined || entry.document === null ? null : toJson(entry.document)
  await tx
    .insertInto('managed_history')
    .values({ ...entry, document, detail: toJson(entry.detail) })
    .execute()
}

/** An editor who saves again and again has one line in the history: the last. Index: managed_history_by_document. */
export async function forgetLastDraft(
  tx: Database,
  { kind, id }: { kind: ManagedKind; id: string },
  actor: string,
): Promise<void> {
  await sql`delete from managed_history where actor = ${actor} and did = 'drafted' and id = (
    select id from managed_history where kind = ${kind} and document_id = ${id} order by id desc limit 1)`.execute(
    tx,
  )
}

/** Forgets what is older than the newest `most` versions, and as many other doings. Index: managed_history_by_document. */
export async function pruneHistory(
  tx: Database,
  { kind, id }: { kind: ManagedKind; id: string },
  most: number,
): Promise<void> {
  await sql`delete from managed_history where id in (
    select id from (select id, row_number() over (partition by version is null order by id desc) as place
      from managed_history where kind = ${kind} and document_id = ${id}) aged where place > ${most})`.execute(
    tx,
  )
}

/** The newest doings of a document, or those before an id. Index: managed_history_by_document. */
export function selectHistory(
  db: Database,
  { kind, id }: { kind: ManagedKind; id: string },
  { most, before }: { most: number; before: bigint | undefined },
) {
  return db
    .selectFrom('managed_history')
    .select(['id', 'at', 'actor', 'did', 'version', 'detail'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Index: managed_history_version. */
export function selectVersion(
  db: Database,
  { kind, id }: { kind: ManagedKind; id: string },
  version: number,
) {
  return db
    .selectFrom('managed_history')
    .select(['at', 'actor', 'version', 'document', 'did'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

export interface Listed {
  id: string
  merchant: string | null
  title: string
  place: number
  state: ManagedState
  publish_at: Date | null
  changed_at: Date | null
  changed_by: string | null
  did: ManagedAction | null
}

export interface ListFilter {
  brand?: Merchants
  search?: string | undefined
  state?: ManagedState | undefined
  after: { place: number; id: string } | undefined
  most: number
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Live documents with what is drafted beside them, in their order; there are thousands of a kind at most. */
export async function selectList(
  db: Database,
  { kind, live }: ManagedSource,
  { brand, search, state, after, most }: ListFilter,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`select * from (
      select coalesce(l.id, m.id) as id, coalesce(l.merchant, m.merchant) as merchant,
        coalesce(case when m.draft is null then l.title end, nullif(m.title, ''), l.title, l.id, m.id) as title,
        coalesce(l.place, -1)::integer as place, m.publish_at, m.changed_at, m.changed_by, m.did,
        case when m.publish_at is not null then 'scheduled'
          when l.id is null and m.draft is null then 'archived'
          when l.id is null then 'draft'
          when m.draft is null then 'live' else 'changed' end as state
      from (${live}) l full join (select * from managed_documents where kind = ${kind}) m on m.id = l.id
    ) documents
    where ${ofMerchants('merchant', brand)}
      and (${search ?? null}::text is null or title ilike ${`%${escaped(search ?? '')}%`} or id ilike ${`%${escaped(search ?? '')}%`})
      and (case when ${state ?? null}::text is null then state <> 'archived' else state = ${state ?? null} end)
      and (${after?.id ?? null}::text is null or (place, id) > (${after?.place ?? 0}::integer, ${after?.id ?? ''}))
    order by place, id limit ${most}`.execute(db)
  return rows
}
