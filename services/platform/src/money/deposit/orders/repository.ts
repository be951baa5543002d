import { sql, type Insertable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { DepositTables } from '#money/deposit/tables'

type Orders = DepositTables['deposit_orders']
export type OrderRow = Omit<
  Orders,
  'received' | 'unclaimed' | 'reversed' | 'disputed' | 'returned' | 'slip'
> & {
  received: bigint
  unclaimed: bigint
  reversed: bigint
  disputed: bigint
  returned: bigint
  has_slip: boolean
}

/** Of one order; a provider that reports without end fills no table. */
const MOST_EVENTS = 200

const COLUMNS = [
  'id',
  'merchant',
  'member_id',
  'channel_id',
  'method',
  'provider',
  'language',
  'reference',
  'state',
  'reason',
  'currency',
  'amount',
  'terms',
  'return_url',
  'voucher',
  'promotion_id',
  'received',
  'credited',
  'unclaimed',
  'reversed',
  'disputed',
  'returned',
  'held',
  'instruction',
  'created_at',
  'expires_at',
  'closed_at',
] as const

const hasSlip = sql<boolean>`deposit_orders.slip is not null`.as('has_slip')

const orders = (db: Database) => db.selectFrom('deposit_orders').select(COLUMNS).select(hasSlip)

/** False when an order of this id was there. */
export async function insertOrder(tx: Database, row: Insertable<Orders>): Promise<boolean> {
  const result = await tx
    .insertInto('deposit_orders')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export function selectOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst()
}

/** The order that a provider calls so. Index: deposit_orders_by_reference. */
export async function selectIdByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('deposit_orders')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row?.id
}

/** An order, locked until the transaction ends; lines about it may still be written. Index: the primary key. */
export function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  return orders(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function updateOrder(tx: Database, id: string, set: Updateable<Orders>): Promise<void> {
  await tx.updateTable('deposit_orders').set(set).where('id', '=', id).execute()
}

/** How many of a member's orders wait. Index: deposit_orders_of_member. */
export async function countOpen(tx: Database, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('deposit_orders')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['starting', 'waiting', 'checking'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many orders a member has begun since a moment. Index: deposit_orders_of_member. */
export async function countSince(tx: Database, memberId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('deposit_orders')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many of a member's orders of a day came to something, or may yet. Index: deposit_orders_of_member. */
export async function countOfDay(tx: Database, memberId: string, midnight: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('deposit_orders')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', midnight)
    .where('state', 'in', ['starting', 'waiting', 'checking', 'paid'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes the pictures of slips away whose orders ended before a moment; how many. Index: deposit_orders_slips. */
export async function forgetSlips(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql`update deposit_orders set slip = null where id in (select id from deposit_orders
    where slip is not null and closed_at < ${before} limit ${most}) returning id`.execute(db)
  return rows.length
}

/** A member's orders, newest first. Index: deposit_orders_of_member. */
export function selectOrders(
  db: Database,
  memberId: string,
  { after, limit, isOpen }: { after?: TimePlace | undefined; limit: number; isOpen?: boolean },
): Promise<OrderRow[]> {
  let query = orders(db).where('member_id', '=', memberId)
  if (isOpen === true) query = query.where('state', 'in', ['starting', 'waiting', 'checking'])
  if (after)
    query = query
      .where('created_at', '<=', after.at)
      .where(sql<boolean>`(created_at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
}

/** False when this payment was booked before. Index: the primary key. */
export async function insertReceipt(
  tx: Database,
  row: Insertable<DepositTables['deposit_receipts']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('deposit_receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'receipt_id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** False when this reversal was booked before. Index: the primary key. */
export async function insertReversal(
  tx: Database,
  row: Insertable<DepositTables['deposit_reversals']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('deposit_reversals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'reversal_id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function updateReversal(
  tx: Database,
  { provider, reversalId }: { provider: string; reversalId: string },
  set: Updateable<DepositTables['deposit_reversals']>,
): Promise<void> {
  await tx
    .updateTable('deposit_reversals')
    .set(set)
    .where('provider', '=', provider)
    .where('reversal_id', '=', reversalId)
    .execute()
}

/** What of an order's credit was booked to whom, and what reversals have taken of it so far. Indexes: deposit_receipts_of_order, ledger_postings_by_entry, deposit_reversals_of_order. */
export async function selectCredit(
  tx: Database,
  orderId: string,
): Promise<{ fee: bigint; takenMember: bigint; takenFee: bigint }> {
  const { rows } = await sql<{ fee: bigint; takenMember: bigint; takenFee: bigint }>`select
    (select coalesce(sum(p.amount), 0)::bigint from deposit_receipts r join ledger_postings p on p.entry_id = r.entry_id
      join ledger_accounts a on a.id = p.account_id
      where r.order_id = ${orderId} and a.member_id is null and a.wallet = 'HOUSE') as fee,
    (select coalesce(sum(case kind when 'chargeback-won' then -1 else 1 end * (cash + debt + house)), 0)::bigint
      from deposit_reversals where order_id = ${orderId}) as "takenMember",
    (select coalesce(sum(case kind when 'chargeback-won' then -1 else 1 end * fee), 0)::bigint
      from deposit_reversals where order_id = ${orderId}) as "takenFee"`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a select of sums has one row')
  return row
}

/** The debt that an order has left, less what came again of that; minor units. Index: deposit_reversals_of_order. */
export async function selectOutstandingDebt(tx: Database, orderId: string): Promise<bigint> {
  const { rows } = await sql<{
    outstanding: bigint
  }>`select coalesce(sum(case kind when 'chargeback-won' then -(debt + house)
      else debt end), 0)::bigint as outstanding from deposit_reversals where order_id = ${orderId}`.execute(
    tx,
  )
  return rows[0]?.outstanding ?? 0n
}

/** What companies have taken back of orders from the member, less what came again, where that is anything; minor units. Index: deposit_reversals_of_order. */
export async function takenOfMember(db: Database, orderIds: readonly string[]): Promise<Map<string, bigint>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; taken: bigint }>`select order_id as id,
      sum(case kind when 'chargeback-won' then -1 else 1 end * (cash + debt + house))::bigint as taken
    from deposit_reversals where order_id = any(${[...orderIds]}::uuid[]) group by order_id
    having sum(case kind when 'chargeback-won' then -1 else 1 end * (cash + debt + house)) > 0`.execute(db)
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}

/** What was taken back of an order, and came again, the first one first. Index: deposit_reversals_of_order. */
export function selectReversalsOf(db: Database, orderId: string) {
  return db
    .selectFrom('deposit_reversals')
    .select(['reversal_id', 'kind', 'amount', 'currency', 'debt', 'moved_at'])
    .where('order_id', '=', orderId)
    .orderBy('moved_at')
    .orderBy('reversal_id')
    .limit(MOST_EVENTS)
    .execute()
}

/** A line of an order's life. Index: deposit_events_of_order. */
export async function insertEvent(
  tx: Database,
  of: { orderId: string; at: Date; what: string; by: string; detail?: object },
): Promise<void> {
  await sql`insert into deposit_events (order_id, at, what, by, detail)
    select ${of.orderId}::uuid, ${of.at}::timestamptz, ${of.what}::text, ${of.by}::text, ${toJson(of.detail ?? {})}
    where (select count(*) from deposit_events where order_id = ${of.orderId}::uuid) < ${MOST_EVENTS}`.execute(
    tx,
  )
}

export function selectEvents(db: Database, orderId: string) {
  return db.selectFrom('deposit_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute()
}

/** Every payment that a provider reported of an order, the first one first. Index: deposit_receipts_of_order. */
export function selectReceiptsOf(db: Database, orderId: string) {
  return db
    .selectFrom('deposit_receipts')
    .select(['receipt_id', 'amount', 'currency', 'paid_at'])
    .where('order_id', '=', orderId)
    .orderBy('paid_at')
    .orderBy('receipt_id')
    .limit(MOST_EVENTS)
    .execute()
}

/** False when the nonce was used before; old ones go as new ones come. Indexes: the primary key, payment_nonces_by_end. */
export async function usePaymentNonce(
  tx: Database,
  of: { provider: string; nonce: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  await sql`delete from payment_nonces where (provider, nonce) in
    (select provider, nonce from payment_nonces where expires_at < ${of.now} limit 20 for update skip locked)`.execute(
    tx,
  )
  const { rows } = await sql`insert into payment_nonces (provider, nonce, expires_at)
    values (${of.provider}, ${of.nonce}, ${of.expiresAt}) on conflict do nothing returning nonce`.execute(tx)
  return rows.length > 0
}

export async function readSlip(db: Database, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('deposit_orders').select('slip').where('id', '=', id).executeTakeFirst()
  return row?.slip ?? undefined
}
