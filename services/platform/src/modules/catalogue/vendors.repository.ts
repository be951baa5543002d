import type { Database } from '#db/database'
import type { CatalogueTables } from '#modules/catalogue/tables'

export type VendorRow = CatalogueTables['vendors']

/** Every provider in the catalogue's order; there are tens of them. */
export function selectVendors(db: Database): Promise<VendorRow[]> {
  return db.selectFrom('vendors').selectAll().orderBy('sort').orderBy('code').execute()
}

/** What these providers are called. Index: the primary key. */
export async function selectVendorNames(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, Pick<VendorRow, 'names'>>> {
  if (codes.length === 0) return new Map()
  const rows = await db.selectFrom('vendors').select(['code', 'names']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ code, names }) => [code, { names }]))
}

export function selectVendor(db: Database, code: string): Promise<VendorRow | undefined> {
  return db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst()
}
