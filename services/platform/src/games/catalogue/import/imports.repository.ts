import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { ImportTables } from '#games/catalogue/import/tables'

export type ImportRow = Selectable<ImportTables['catalogue_imports']>

/** The newest imports. Index: catalogue_imports_newest. */
export function selectImports(db: Database, most: number): Promise<ImportRow[]> {
  return db.selectFrom('catalogue_imports').selectAll().orderBy('created_at', 'desc').limit(most).execute()
}

export function selectImport(db: Database, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The row, held until the transaction ends. */
export function lockImport(tx: Database, id: string): Promise<ImportRow | undefined> {
  return tx.selectFrom('catalogue_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

const WAITING = ['sending', 'judging', 'judged', 'refused']

export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_imports')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('state', 'in', WAITING)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertImport(
  db: Database,
  row: Omit<Insertable<ImportTables['catalogue_imports']>, 'settings'> & { settings: object },
): Promise<void> {
  await db
    .insertInto('catalogue_imports')
    .values({ ...row, settings: toJson(row.settings) })
    .execute()
}

export async function deleteImport(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('catalogue_imports').where('id', '=', id).execute()
}

/** A part replaces what was sent for it before. */
export async function upsertPart(tx: Database, id: string, part: number, bytes: Uint8Array): Promise<void> {
  await tx
    .insertInto('catalogue_import_parts')
    .values({ import_id: id, part, bytes })
    .onConflict((conflict) => conflict.columns(['import_id', 'part']).doUpdateSet({ bytes }))
    .execute()
}

/** Which parts have arrived. Index: the primary key. */
export async function selectPartNumbers(db: Database, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('catalogue_import_parts')
    .select('part')
    .where('import_id', '=', id)
    .orderBy('part')
    .execute()
  return rows.map(({ part }) => part)
}

export async function* selectParts(db: Database, id: string, count: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < count; part += 1) {
    const row = await db
      .selectFrom('catalogue_import_parts')
      .select('bytes')
      .where('import_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst()
    if (row) yield row.bytes
  }
}

/** It is judged (anew): any worker may take it up. */
export async function beginJudging(tx: Database, id: string): Promise<void> {
  await sql`update catalogue_imports set state = 'judging', progress = 0, judgement = judgement + 1, attempts = 0,
    refusal = null, leased_by = null, leased_until = null where id = ${id}::uuid`.execute(tx)
}

export async function updateSettings(tx: Database, id: string, settings: object): Promise<void> {
  await tx
    .updateTable('catalogue_imports')
    .set({ settings: toJson(settings) })
    .where('id', '=', id)
    .execute()
}

/** Whether another import was written or put back since this one was judged. */
export async function isStale(tx: Database, { judged_from }: ImportRow): Promise<boolean> {
  const row = await tx
    .selectFrom('catalogue_imports')
    .select('id')
    .where('wrote_until', '>=', judged_from ?? new Date(0))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an import is being written or put back. Index: catalogue_imports_one_writes. */
export async function isWriting(tx: Database): Promise<boolean> {
  const row = await tx
    .selectFrom('catalogue_imports')
    .select('id')
    .where('state', 'in', ['taking', 'undoing'])
    .executeTakeFirst()
  return row !== undefined
}

/** Hands it to the workers, from the beginning of what its state says. */
export async function handOver(
  tx: Database,
  id: string,
  change: { state: 'taking' | 'undoing' } & Partial<
    Pick<ImportRow, 'taken_by' | 'taken_at' | 'undone_by' | 'undone_at'>
  >,
): Promise<void> {
  await tx
    .updateTable('catalogue_imports')
    .set({ ...change, progress: 0, attempts: 0, leased_by: null, leased_until: null })
    .where('id', '=', id)
    .execute()
}

export async function selectMerchants(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('brands').select('merchant').orderBy('merchant').execute()
  return rows.map(({ merchant }) => merchant)
}

export async function selectSource(db: Database, source: string): Promise<unknown> {
  const row = await db
    .selectFrom('catalogue_import_sources')
    .select('settings')
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.settings
}

export async function upsertSource(
  tx: Database,
  { source, settings, by, at }: { source: string; settings: object; by: string; at: Date },
): Promise<void> {
  const changed = { settings: toJson<unknown>(settings), changed_by: by, changed_at: at }
  await tx
    .insertInto('catalogue_import_sources')
    .values({ source, ...changed })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(changed))
    .execute()
}
