import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { LedgerTables } from '#money/ledger/tables'

export type HoldRow = LedgerTables['ledger_holds'] & { status: 'open' | 'posted' | 'voided' | 'expired' }

/** False when a hold of this id was there. */
export async function insertHold(
  tx: Database,
  row: Insertable<LedgerTables['ledger_holds']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('ledger_holds')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** A hold, locked until the transaction ends. Index: the primary key. */
export function lockHold(tx: Database, id: string) {
  return tx.selectFrom('ledger_holds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function closeHold(
  tx: Database,
  id: string,
  close: { status: 'posted' | 'voided' | 'expired'; at: Date; toWallet?: string },
): Promise<void> {
  await tx
    .updateTable('ledger_holds')
    .set({ status: close.status, closed_at: close.at, to_wallet: close.toWallet ?? null })
    .where('id', '=', id)
    .execute()
}

export type ExpiredRow = Pick<HoldRow, 'id' | 'expires_at'>

/** Open holds whose time has passed, the oldest first. Index: ledger_holds_open. */
export function selectExpired(
  db: Database,
  { now, after, limit }: { now: Date; after: ExpiredRow | undefined; limit: number },
): Promise<ExpiredRow[]> {
  let query = db
    .selectFrom('ledger_holds')
    .select(['id', 'expires_at'])
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
  if (after) query = query.where(sql<boolean>`(expires_at, id) > (${after.expires_at}, ${after.id}::uuid)`)
  return query.orderBy('expires_at').orderBy('id').limit(limit).execute()
}
