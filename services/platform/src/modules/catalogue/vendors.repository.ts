import type { Database } from '#db/database'
import type { CatalogueTables } from '#modules/catalogue/tables'

export type VendorRow = CatalogueTables['vendors']

/** Every provider in the catalogue's order; there are tens of them. */
export function selectVendors(db: Database): Promise<VendorRow[]> {
  return db.selectFrom('vendors').selectAll().orderBy('sort').orderBy('code').execute()
}

export function selectVendor(db: Database, code: string): Promise<VendorRow | undefined> {
  return db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst()
}
