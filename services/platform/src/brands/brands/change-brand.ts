import { storedBrandSchema, type Brand } from '@site/config/schema'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { recordVersion } from '#brands/brands/outbox.repository'
import { lockBrand, selectBrand, updateBrand } from '#brands/brands/repository'

/**
 * Raises a brand’s version for what its pages show beside its document: who holds anything of the brand asks anew. Nothing
 * where there is no such brand.
 */
export async function touchBrand(tx: Database, merchant: string): Promise<void> {
  await tx
    .updateTable('brands')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('merchant', '=', merchant)
    .execute()
}

/** A part of a brand’s document that has a kind of its own, held until the transaction ends where it is to be changed. */
export async function readPart<Part extends 'jackpot' | 'lobby'>(
  db: Database,
  merchant: string,
  part: Part,
  hold: boolean,
): Promise<Brand[Part] | undefined> {
  const row = await (hold ? lockBrand(db, merchant) : selectBrand(db, merchant))
  return row && storedBrandSchema.parse(row.document)[part]
}

/** Gives a brand another part, as its next version; throws ApiError `unknown_merchant`. */
export async function changePart(
  tx: Database,
  merchant: string,
  change: Partial<Pick<Brand, 'jackpot' | 'lobby'>>,
  now: Date,
): Promise<{ version: number }> {
  const row = await lockBrand(tx, merchant)
  if (!row) throw new ApiError('unknown_merchant', { field: 'merchant' })
  const version = row.version + 1
  const document = { ...storedBrandSchema.parse(row.document), ...change }
  await updateBrand(tx, { merchant, version, document, register: row.register, now })
  await recordVersion(tx, merchant, version, now)
  return { version }
}
