import type { Insertable, Updateable } from 'kysely'
import type { Database } from '#db/database'
import type { OperatorTables } from '#operations/operators/tables'

export function selectOperator(db: Database, name: string) {
  return db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst()
}

export function selectOperators(db: Database) {
  return db.selectFrom('operators').selectAll().orderBy('name').execute()
}

/** Whether it is new: a name stays with its first holder. */
export async function insertOperator(
  db: Database,
  row: Insertable<OperatorTables['operators']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operators')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function updateOperator(db: Database, name: string, change: Updateable<OperatorTables['operators']>) {
  return db.updateTable('operators').set(change).where('name', '=', name).returningAll().executeTakeFirst()
}

/** Takes a half minute for used; false where its code, or a later one, was used before. */
export async function useStep(db: Database, id: string, step: bigint): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
