import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { CheckKind, HumanCheckTables } from '#identity/human-check/tables'

/** Stores a check, and deletes those that were not answered in time. Index: human_checks_by_end. */
export async function insertCheck(
  db: Database,
  row: Insertable<HumanCheckTables['human_checks']>,
): Promise<void> {
  await db.deleteFrom('human_checks').where('expires_at', '<=', row.created_at).execute()
  await db.insertInto('human_checks').values(row).execute()
}

/** Notes that a sum was used; false when it had been before. Index: the primary key. */
export async function useOnce(
  db: Database,
  row: Insertable<HumanCheckTables['human_checks']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('human_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a check, once, whatever the answer will be; undefined when there is none. Index: the primary key. */
export function takeCheck(db: Database, of: { id: string; merchant: string; kind: CheckKind; now: Date }) {
  return db
    .deleteFrom('human_checks')
    .where('id', '=', of.id)
    .where('merchant', '=', of.merchant)
    .where('kind', '=', of.kind)
    .where('expires_at', '>', of.now)
    .returning(['answer', 'created_at'])
    .executeTakeFirst()
}

/** Index: human_passes_by_end. */
export async function insertPass(
  db: Database,
  row: Insertable<HumanCheckTables['human_passes']>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('human_passes').where('expires_at', '<=', now).execute()
  await db.insertInto('human_passes').values(row).execute()
}

/** Takes a pass, once; false when there is none for this brand and address. Index: the primary key. */
export async function takePass(
  db: Database,
  of: { hash: string; merchant: string; address: string; now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('human_passes')
    .where('hash', '=', of.hash)
    .where('merchant', '=', of.merchant)
    .where('address', '=', of.address)
    .where('expires_at', '>', of.now)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
