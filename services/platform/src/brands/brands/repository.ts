import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { toJson } from '#db/json'
import type { BrandTables } from '#brands/brands/tables'

/** Versions of all brands: small enough to ask before every use of a cached document. */
export function selectVersions(db: Database) {
  return db.selectFrom('brands').select(['merchant', 'version']).orderBy('merchant').execute()
}

export function selectBrand(db: Database, merchant: string) {
  return db.selectFrom('brands').selectAll().where('merchant', '=', merchant).executeTakeFirst()
}

/** The row, held until the transaction ends, so that two operators cannot overwrite each other. */
export function lockBrand(db: Database, merchant: string) {
  return db.selectFrom('brands').selectAll().where('merchant', '=', merchant).forUpdate().executeTakeFirst()
}

/** Who gives a brand other hosts waits for who does the same elsewhere, until the transaction ends. */
export async function lockHosts(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('brand hosts'))`.execute(tx)
}

export async function selectHostsOfOthers(db: Database, merchant: string): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select jsonb_array_elements_text(document->'hosts') as host from brands where merchant <> ${merchant}`.execute(
    db,
  )
  return rows.map(({ host }) => host)
}

/** Whether it is new; one that exists already is left as its operator made it. */
export async function insertBrand(
  db: Database,
  brand: { merchant: string; document: unknown; register: unknown; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brands')
    .values({
      merchant: brand.merchant,
      document: toJson(brand.document),
      register: toJson(brand.register),
      updated_at: brand.now,
    })
    .onConflict((conflict) => conflict.column('merchant').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateBrand(
  db: Database,
  brand: { merchant: string; version: number; document: unknown; register: unknown; now: Date },
): Promise<void> {
  await db
    .updateTable('brands')
    .set({
      version: brand.version,
      document: toJson(brand.document),
      register: toJson(brand.register),
      updated_at: brand.now,
    })
    .where('merchant', '=', brand.merchant)
    .execute()
}

export async function insertAudit(db: Database, entry: Insertable<BrandTables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute()
}

export interface AuditFilter {
  merchant?: Merchants
  before?: bigint | undefined
  actor?: string | undefined
  /** The beginning of it, up to a dot, or all of it. */
  action?: string | undefined
  subject?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** The newest entries of the audit log, or of those before an id. Indexes: the primary key, audit_log_by_actor, _subject, _time. */
export function selectAudit(
  db: Database,
  most: number,
  { merchant, before, actor, action, subject, from, until }: AuditFilter,
) {
  let query = db
    .selectFrom('audit_log')
    .selectAll()
    .where(ofMerchants('merchant', merchant))
    .orderBy('id', 'desc')
    .limit(most)
  if (before !== undefined) query = query.where('id', '<', before)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (action !== undefined)
    query = query.where((where) =>
      where.or([where('action', '=', action), sql<boolean>`starts_with(action, ${`${action}.`})`]),
    )
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (until !== undefined) query = query.where('at', '<', until)
  return query.execute()
}
