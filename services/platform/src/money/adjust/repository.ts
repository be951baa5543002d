import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { AdjustmentState } from '@site/shared-api/contract/adjustment'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { AdjustmentTables } from '#money/adjust/tables'

type Rows = AdjustmentTables['balance_adjustments']
export type AdjustmentRow = Rows & { account: string }

const shown = (db: Database) =>
  db
    .selectFrom('balance_adjustments as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .selectAll('a')
    .select('m.account')

/** Adjustments, the newest first. Indexes: balance_adjustments_newest, _of_brand, members_by_account. */
export function selectAdjustments(
  db: Database,
  filter: {
    merchant?: Merchants
    account?: string | undefined
    state?: AdjustmentState | undefined
  },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<AdjustmentRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('a.merchant', filter.merchant))
  if (filter.state !== undefined) query = query.where('a.state', '=', filter.state)
  if (filter.account !== undefined)
    query = query.where(sql<string>`lower(m.account)`, '=', filter.account.toLowerCase())
  if (after)
    query = query
      .where('a.asked_at', '<=', after.at)
      .where(sql<boolean>`(a.asked_at < ${after.at} or a.id > ${after.id}::uuid)`)
  return query.orderBy('a.asked_at', 'desc').orderBy('a.id').limit(limit).execute()
}

/** Index: the primary key. */
export function selectAdjustment(db: Database, id: string): Promise<AdjustmentRow | undefined> {
  return shown(db).where('a.id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export async function lockAdjustment(tx: Database, id: string): Promise<AdjustmentRow | undefined> {
  await tx.selectFrom('balance_adjustments').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return await selectAdjustment(tx, id)
}

/** False when one of this id was there. */
export async function insertAdjustment(tx: Database, row: Insertable<Rows>): Promise<boolean> {
  const result = await tx
    .insertInto('balance_adjustments')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function updateAdjustment(tx: Database, id: string, set: Updateable<Rows>): Promise<void> {
  await tx.updateTable('balance_adjustments').set(set).where('id', '=', id).execute()
}
