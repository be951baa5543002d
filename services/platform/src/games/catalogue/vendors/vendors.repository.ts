import { sql, type Selectable } from 'kysely'
import type { Database } from '#db/database'
import type { BrandCatalogue } from '#games/catalogue/games.repository'
import type { CatalogueTables } from '#games/catalogue/tables'

export type VendorRow = Selectable<CatalogueTables['vendors']>

/** Every provider in the catalogue's order; there are tens of them. */
export function selectVendors(db: Database): Promise<VendorRow[]> {
  return db.selectFrom('vendors').selectAll().orderBy('sort').orderBy('code').execute()
}

/** What all providers are called. */
export async function selectVendorNames(db: Database): Promise<Map<string, Pick<VendorRow, 'names'>>> {
  const rows = await db.selectFrom('vendors').select(['code', 'names']).execute()
  return new Map(rows.map(({ code, names }) => [code, { names }]))
}

export function selectVendor(db: Database, code: string): Promise<VendorRow | undefined> {
  return db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst()
}

/** Whether games of a vendor are played from a wallet of its own, filled by transfer (MEM-07). */
export async function isTransferWallet(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('vendors')
    .select('transfer_wallet')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.transfer_wallet === true
}

/** Providers of a brand whose games are played from a wallet of their own; there are a few. */
export function selectTransferVendors(db: Database, { merchant, vendors }: BrandCatalogue) {
  let query = db
    .selectFrom('vendors')
    .select(['code', 'names'])
    .where('transfer_wallet', '=', true)
    .where(sql<boolean>`${merchant} = any(merchants)`)
  if (vendors !== 'all') query = query.where('code', 'in', [...vendors, ''])
  return query.orderBy('sort').orderBy('code').execute()
}
