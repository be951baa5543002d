import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { DepositState } from '@site/shared-api/contract/deposit'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { OrderRow } from '#money/deposit/orders/repository'

export interface ConsoleRow extends OrderRow {
  account: string
}

export interface DepositFilter {
  merchant?: Merchants
  state?: DepositState | undefined
  account?: string | undefined
  channelId?: string | undefined
  unclaimed?: boolean | undefined
}

const shown = (db: Database) =>
  db
    .selectFrom('deposit_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .selectAll('o')
    .select('m.account')
    .select(sql<boolean>`o.slip is not null`.as('has_slip'))

/** Deposits, newest first. Indexes: deposit_orders_newest, _of_brand, _of_member, _unclaimed. */
export async function selectDeposits(
  db: Database,
  filter: DepositFilter,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<ConsoleRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('o.merchant', filter.merchant))
  if (filter.state !== undefined) query = query.where('o.state', '=', filter.state)
  if (filter.channelId !== undefined) query = query.where('o.channel_id', '=', filter.channelId)
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (filter.unclaimed === true) query = query.where('o.unclaimed', '>', 0n)
  if (after)
    query = query
      .where('o.created_at', '<=', after.at)
      .where(sql<boolean>`(o.created_at < ${after.at} or o.id > ${after.id}::uuid)`)
  return await query.orderBy('o.created_at', 'desc').orderBy('o.id').limit(limit).execute()
}

export function selectDeposit(db: Database, id: string): Promise<ConsoleRow | undefined> {
  return shown(db).where('o.id', '=', id).executeTakeFirst()
}

export function selectProposal(db: Database, orderId: string) {
  return db.selectFrom('deposit_proposals').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** A later proposal replaces the previous one. */
export async function upsertProposal(
  tx: Database,
  row: { order_id: string; amount: bigint; why: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('deposit_proposals')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute()
}

export async function deleteProposal(tx: Database, orderId: string): Promise<void> {
  await tx.deleteFrom('deposit_proposals').where('order_id', '=', orderId).execute()
}

/** Payments that a provider's clock put into a time. Index: deposit_receipts_by_time. */
export function selectReceipts(db: Database, provider: string, { from, to }: { from: Date; to: Date }) {
  return db
    .selectFrom('deposit_receipts')
    .select(['receipt_id as receiptId', 'amount', 'currency', 'paid_at as at', 'order_id as about'])
    .where('provider', '=', provider)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .execute()
}

/** Reversals that a provider's clock put into a time. Index: deposit_reversals_by_time. */
export function selectReversals(db: Database, provider: string, { from, to }: { from: Date; to: Date }) {
  return db
    .selectFrom('deposit_reversals')
    .select(['reversal_id as receiptId', 'kind', 'amount', 'currency', 'moved_at as at', 'order_id as about'])
    .where('provider', '=', provider)
    .where('moved_at', '>=', from)
    .where('moved_at', '<', to)
    .execute()
}
