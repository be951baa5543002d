import type { Insertable } from 'kysely'
import type { Database } from '#db/database'
import { isOpen } from '#operations/operators/stored-brands'
import type { OperatorTables } from '#operations/operators/tables'

export async function insertCredential(
  db: Database,
  row: Insertable<OperatorTables['operator_credentials']>,
): Promise<void> {
  await db.insertInto('operator_credentials').values(row).execute()
}

/** Leaves one of the same token as it is. */
export async function keepCredential(
  db: Database,
  row: Insertable<OperatorTables['operator_credentials']>,
): Promise<void> {
  await db
    .insertInto('operator_credentials')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The live credential of a token with its operator. Index: operator_credentials.token_hash. */
export function selectCredential(db: Database, tokenHashes: readonly string[], now: Date) {
  return db
    .selectFrom('operator_credentials as c')
    .innerJoin('operators as o', 'o.id', 'c.operator_id')
    .select([
      'c.id',
      'c.cookie_hash',
      'c.created_at',
      'c.expires_at',
      'o.id as operator_id',
      'o.name',
      'o.role',
      'o.office',
      'o.brands',
      'c.brands as token_brands',
    ])
    .where('c.token_hash', 'in', [...tokenHashes])
    .where('c.ended_at', 'is', null)
    .where('c.expires_at', '>', now)
    .where(isOpen('o'))
    .executeTakeFirst()
}

export async function extendCredential(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('operator_credentials')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends live credentials of an operator, or one of them; whether there was any. Index: operator_credentials_by_operator. */
export async function endCredentials(
  db: Database,
  operatorId: string,
  now: Date,
  id?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operator_credentials')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets those whose time was over before `before`. Index: operator_credentials_by_end. */
export async function deleteOldCredentials(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('operator_credentials').where('expires_at', '<', before).execute()
}
