import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { CodePurpose, OneTimeCodeTables } from '#identity/one-time-code/tables'

export interface CodeOf {
  readonly merchant: string
  readonly number_hash: string
  readonly purpose: CodePurpose
}

/** The codes of a number that one browser requested. */
export interface RequesterCodeOf extends CodeOf {
  readonly asker_hash: string | null
}

/** Serialises requests for codes of this number until the transaction ends. */
export async function lockNumber(tx: Database, { merchant, number_hash, purpose }: CodeOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`code ${merchant} ${purpose} ${number_hash}`}))`.execute(
    tx,
  )
}

/** When this browser was last sent a code. Index: one_time_codes_by_number. */
export async function selectLastSent(tx: Database, of: RequesterCodeOf): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('one_time_codes')
    .select('sent_at')
    .where('merchant', '=', of.merchant)
    .where('number_hash', '=', of.number_hash)
    .where('purpose', '=', of.purpose)
    .where('asker_hash', '=', of.asker_hash)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at
}

/** Stores a code in place of the browser's previous ones. Index: one_time_codes_by_number, one_time_codes_by_end. */
export async function replaceCode(
  tx: Database,
  row: Insertable<OneTimeCodeTables['one_time_codes']>,
): Promise<void> {
  await tx
    .deleteFrom('one_time_codes')
    .where('merchant', '=', row.merchant)
    .where('number_hash', '=', row.number_hash)
    .where('purpose', '=', row.purpose)
    .where((of) => of.or([of('asker_hash', '=', row.asker_hash ?? null), of('asker_hash', 'is', null)]))
    .execute()
  await tx.deleteFrom('one_time_codes').where('expires_at', '<=', row.sent_at).execute()
  await tx.insertInto('one_time_codes').values(row).execute()
}

/** Counts one try before it is judged, so that parallel tries count as well; undefined when this browser has none left. Index: one_time_codes_by_number. */
export function countTry(db: Database, of: RequesterCodeOf & { now: Date; most: number }) {
  return db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('merchant', '=', of.merchant)
    .where('number_hash', '=', of.number_hash)
    .where('purpose', '=', of.purpose)
    .where((row) => row.or([row('asker_hash', '=', of.asker_hash), row('asker_hash', 'is', null)]))
    .where('used_at', 'is', null)
    .where('expires_at', '>', of.now)
    .where('tries', '<', of.most)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
}

/** Deletes every code of these numbers, for any purpose. Index: one_time_codes_by_number. */
export async function deleteCodes(
  tx: Database,
  merchant: string,
  numberHashes: readonly string[],
): Promise<void> {
  if (numberHashes.length === 0) return
  await tx
    .deleteFrom('one_time_codes')
    .where('merchant', '=', merchant)
    .where('number_hash', 'in', [...numberHashes])
    .execute()
}

/** Uses a code up; false when it was used before. */
export async function useCode(tx: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
