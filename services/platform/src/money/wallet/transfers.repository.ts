import { sql } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import type { PlayTables } from '#money/play/tables'

export type TransferRow = PlayTables['wallet_transfers']

/** False when a transfer of this id was there. */
export async function insertTransfer(tx: Database, row: TransferRow): Promise<boolean> {
  const result = await tx
    .insertInto('wallet_transfers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export function selectTransfer(tx: Database, id: string): Promise<TransferRow | undefined> {
  return tx.selectFrom('wallet_transfers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A member's transfers, newest first. Index: wallet_transfers_by_member. */
export function selectTransfers(
  db: Database,
  memberId: string,
  after: TimePlace | undefined,
  limit: number,
): Promise<TransferRow[]> {
  let query = db.selectFrom('wallet_transfers').selectAll().where('member_id', '=', memberId)
  if (after)
    query = query
      .where('at', '<=', after.at)
      .where(sql<boolean>`(at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
}
