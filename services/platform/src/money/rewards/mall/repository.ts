import type { Merchants } from '@site/shared-api/contract/brand-place'
import { mallGoodDocument, type MallGoodDocument } from '@site/shared-api/contract/reward-documents'
import type { MallState } from '@site/shared-api/contract/mall'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { toJson } from '#db/json'
import type { RewardTables } from '#money/rewards/tables'

export interface Good extends MallGoodDocument {
  readonly id: string
  readonly sold: number
}
export type OrderRow = Selectable<RewardTables['mall_orders']>
export type ConsoleOrderRow = OrderRow & { account: string }

/** Of one brand; all of them stand on one page. */
export const MOST_GOODS = 200

interface GoodName {
  merchant: string
  id: string
}

/** Goods of a brand in their order. Index: the primary key. */
export async function selectGoods(db: Database, merchant: string): Promise<Good[]> {
  const rows = await db
    .selectFrom('mall_goods')
    .select(['id', 'document', 'sold'])
    .where('merchant', '=', merchant)
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(MOST_GOODS)
    .execute()
  return rows.map(({ id, document, sold }) => ({ id, sold, ...mallGoodDocument.parse(document) }))
}

/** One that is not archived; held until the transaction ends where its stock changes. Index: the primary key. */
export async function selectGood(
  db: Database,
  { merchant, id }: GoodName,
  hold = false,
): Promise<Good | undefined> {
  const row = await db
    .selectFrom('mall_goods')
    .select(['document', 'sold'])
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && { id, sold: row.sold, ...mallGoodDocument.parse(row.document) }
}

export async function upsertGood(
  tx: Database,
  { merchant, id, document }: GoodName & { document: MallGoodDocument },
): Promise<void> {
  const set = { document: toJson(document), sort: document.order, archived_at: null }
  await tx
    .insertInto('mall_goods')
    .values({ merchant, id, ...set })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(set))
    .execute()
}

export async function archiveGood(tx: Database, { merchant, id }: GoodName, now: Date): Promise<void> {
  await tx
    .updateTable('mall_goods')
    .set({ archived_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}

/** Whether a good of any brand shows a picture: it may be drawn then. */
export async function isGoodPicture(db: Database, slug: string): Promise<boolean> {
  const found = await db
    .selectFrom('mall_goods')
    .select('id')
    .where(sql<boolean>`document->>'picture' = ${slug}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a good may show it: uploaded, or shown by another one already. */
export async function isKnownPicture(db: Database, slug: string): Promise<boolean> {
  const uploaded = await db.selectFrom('pictures').select('slug').where('slug', '=', slug).executeTakeFirst()
  return uploaded !== undefined || (await isGoodPicture(db, slug))
}

/** One more, or one fewer, was given away; archived ones count too. */
export async function moveSold(tx: Database, { merchant, id }: GoodName, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('mall_goods')
    .set((is) => ({ sold: is('sold', '+', by) }))
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}

/** How many of each good a member has, those that were taken back aside. Index: mall_orders_of_member. */
export async function countHad(db: Database, memberId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mall_orders')
    .select(['good_id', (is) => is.fn.countAll<bigint>().as('count')])
    .where('member_id', '=', memberId)
    .where('state', '!=', 'cancelled')
    .groupBy('good_id')
    .execute()
  return new Map(rows.map(({ good_id: id, count }) => [id, Number(count)]))
}

export async function insertOrder(
  tx: Database,
  { name, contact, ...row }: Insertable<RewardTables['mall_orders']>,
): Promise<void> {
  await tx
    .insertInto('mall_orders')
    .values({ ...row, name: toJson(name), contact: contact === null ? null : toJson(contact) })
    .execute()
}

/** Index: the primary key. */
export function selectOrder(db: Database, id: string, hold = false): Promise<OrderRow | undefined> {
  return db
    .selectFrom('mall_orders')
    .selectAll()
    .where('id', '=', id)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function updateOrder(
  tx: Database,
  id: string,
  set: Pick<OrderRow, 'state' | 'changed_at' | 'changed_by'> & { note?: string },
): Promise<void> {
  await tx.updateTable('mall_orders').set(set).where('id', '=', id).execute()
}

interface Page {
  readonly after: TimePlace | undefined
  readonly limit: number
}

/** A member's orders, newest first. Index: mall_orders_of_member. */
export function selectOrders(db: Database, memberId: string, { after, limit }: Page): Promise<OrderRow[]> {
  let query = db.selectFrom('mall_orders').selectAll().where('member_id', '=', memberId)
  if (after)
    query = query
      .where('at', '<=', after.at)
      .where(sql<boolean>`(at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
}

const shown = (db: Database) =>
  db
    .selectFrom('mall_orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .selectAll('o')
    .select('m.account')

/** Orders for operators, newest first. Indexes: mall_orders_newest, _of_brand. */
export function selectConsoleOrders(
  db: Database,
  filter: { merchant?: Merchants; account?: string | undefined; state?: MallState | undefined },
  { after, limit }: Page,
): Promise<ConsoleOrderRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('o.merchant', filter.merchant))
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (filter.state !== undefined) query = query.where('o.state', '=', filter.state)
  if (after)
    query = query
      .where('o.at', '<=', after.at)
      .where(sql<boolean>`(o.at < ${after.at} or o.id > ${after.id}::uuid)`)
  return query.orderBy('o.at', 'desc').orderBy('o.id').limit(limit).execute()
}

export function selectConsoleOrder(db: Database, id: string): Promise<ConsoleOrderRow | undefined> {
  return shown(db).where('o.id', '=', id).executeTakeFirst()
}

/** Forgets to whom something was sent, a batch of what is over so long. Index: mall_orders_closed. */
export async function forgetContacts(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql`update mall_orders set contact = null where id in (select id from mall_orders
    where contact is not null and changed_at < ${before} and state in ('done', 'cancelled') limit ${most})
    returning id`.execute(db)
  return rows.length
}
