import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
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

/** Whether a brand has one of these hosts already. */
export async function takenHost(db: Database, hosts: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('brands')
    .select('merchant')
    .where(sql<boolean>`jsonb_exists_any(document -> 'hosts', ${sql.val([...hosts])}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether it is new; one that stands already is left as its operator made it. */
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

export async function updateDocument(
  db: Database,
  brand: { merchant: string; version: number; document: unknown; now: Date },
): Promise<void> {
  await db
    .updateTable('brands')
    .set({ version: brand.version, document: toJson(brand.document), updated_at: brand.now })
    .where('merchant', '=', brand.merchant)
    .execute()
}

export async function insertAudit(db: Database, entry: Insertable<BrandTables['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute()
}

/** The newest entries of the audit log. */
export function selectAudit(db: Database, most: number) {
  return db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(most).execute()
}
