import { sql, type Insertable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { WithdrawTables } from '#money/withdraw/tables'

type Orders = WithdrawTables['withdrawals']

/** A withdrawal with the card that it is paid out to. */
export type WithdrawalRow = Omit<Orders, 'disputed'> & {
  disputed: bigint
  bank: string
  holder: string
  shown: string
}

/** Of one withdrawal; a provider that reports without end fills no table. */
const MOST_EVENTS = 200
const NOT_COUNTED = ['refused', 'cancelled', 'failed', 'returned'] as const
const IN_HAND = ['waiting', 'paying'] as const

const orders = (db: Database) =>
  db
    .selectFrom('withdrawals as w')
    .innerJoin('bank_cards as c', 'c.id', 'w.card_id')
    .selectAll('w')
    .select(['c.bank', 'c.holder', 'c.shown'])

/** False when one of this id was there. */
export async function insertWithdrawal(tx: Database, row: Insertable<Orders>): Promise<boolean> {
  const result = await tx
    .insertInto('withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export function selectWithdrawal(db: Database, id: string): Promise<WithdrawalRow | undefined> {
  return orders(db).where('w.id', '=', id).executeTakeFirst()
}

/** A withdrawal, locked until the transaction ends; lines about it may still be written. Index: the primary key. */
export async function lockWithdrawal(tx: Database, id: string): Promise<WithdrawalRow | undefined> {
  await tx.selectFrom('withdrawals').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return await selectWithdrawal(tx, id)
}

export async function updateWithdrawal(tx: Database, id: string, set: Updateable<Orders>): Promise<void> {
  await tx.updateTable('withdrawals').set(set).where('id', '=', id).execute()
}

/** What a member has withdrawn since a moment, or still may; what came to nothing counts for nothing. Index: withdrawals_of_member. */
export async function usedSince(
  db: Database,
  memberId: string,
  since: Date,
): Promise<{ count: number; amount: bigint }> {
  const row = await db
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('state', 'not in', [...NOT_COUNTED])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), amount: row.amount }
}

/** A member's withdrawals, newest first. Index: withdrawals_of_member. */
export function selectWithdrawals(
  db: Database,
  memberId: string,
  { after, isOpen, limit }: { after?: TimePlace | undefined; limit: number; isOpen?: boolean },
): Promise<WithdrawalRow[]> {
  let query = orders(db).where('w.member_id', '=', memberId)
  if (isOpen === true) query = query.where('w.state', 'in', [...IN_HAND])
  if (after)
    query = query
      .where('w.created_at', '<=', after.at)
      .where(sql<boolean>`(w.created_at < ${after.at} or w.id > ${after.id}::uuid)`)
  return query.orderBy('w.created_at', 'desc').orderBy('w.id').limit(limit).execute()
}

/** False when this movement was booked before. Index: the primary key. */
export async function insertPayoutReceipt(
  tx: Database,
  row: Insertable<WithdrawTables['payout_receipts']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('payout_receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'receipt_id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** What operators' own receipts are called: no provider is queried for them. */
const BY_HAND = 'operators '
export const receiptByHand = (attemptId: string, kind: 'paid' | 'returned'): string =>
  `${BY_HAND}${kind} ${attemptId}`

/** Whether a provider's movement is booked, under its own id or an operators' one. Indexes: the primary key, payout_receipts_matched. */
export async function isReceiptKnown(tx: Database, provider: string, receiptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payout_receipts')
    .select('receipt_id')
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('receipt_id', '=', receiptId), eb('matched_id', '=', receiptId)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a new movement is one that operators had said before: it is known by the provider's id from now on. Index: payout_receipts_of_withdrawal. */
export async function matchReceipt(
  tx: Database,
  of: { withdrawalId: string; receiptId: string; kind: string; amount: bigint; currency: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`update payout_receipts set matched_id = ${of.receiptId}, moved_at = ${of.at}
    where withdrawal_id = ${of.withdrawalId} and kind = ${of.kind} and amount = ${of.amount}
      and currency = ${of.currency} and matched_id is null and starts_with(receipt_id, ${BY_HAND})
    returning receipt_id`.execute(tx)
  return rows.length > 0
}

/** A payment that failed after it was made, and its coming back, are in our book alone. Index: payout_receipts_of_withdrawal. */
export async function takeOffBook(tx: Database, withdrawalId: string): Promise<void> {
  await tx
    .updateTable('payout_receipts')
    .set({ off_book: true })
    .where('withdrawal_id', '=', withdrawalId)
    .execute()
}

/** A line of a withdrawal's life. Index: withdrawal_events_of. */
export async function insertEvent(
  tx: Database,
  of: { id: string; at: Date; what: string; by: string; detail?: object },
): Promise<void> {
  await sql`insert into withdrawal_events (withdrawal_id, at, what, by, detail)
    select ${of.id}::uuid, ${of.at}::timestamptz, ${of.what}::text, ${of.by}::text, ${toJson(of.detail ?? {})}
    where (select count(*) from withdrawal_events where withdrawal_id = ${of.id}::uuid) < ${MOST_EVENTS}`.execute(
    tx,
  )
}

export function selectEvents(db: Database, id: string) {
  return db
    .selectFrom('withdrawal_events')
    .selectAll()
    .where('withdrawal_id', '=', id)
    .orderBy('id')
    .execute()
}
