import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { BonusState } from '@site/shared-api/contract/bonus'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { BonusRule } from '#money/bonus/rules/bonus-life'
import { bonusRuleOf } from '#money/bonus/rules/stored-terms'
import type { BonusTables } from '#money/bonus/tables'

export type BonusRow = Selectable<BonusTables['bonuses']>

/** False when the deposit has given it before. */
export async function insertBonus(tx: Database, row: Insertable<BonusTables['bonuses']>): Promise<boolean> {
  const result = await tx
    .insertInto('bonuses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Index: the primary key. */
export function selectBonus(db: Database, id: string): Promise<BonusRow | undefined> {
  return db.selectFrom('bonuses').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateBonus(
  tx: Database,
  id: string,
  set: Updateable<BonusTables['bonuses']>,
): Promise<void> {
  await tx.updateTable('bonuses').set(set).where('id', '=', id).execute()
}

/** Those of a member that have not ended, in the order they are played for. Index: bonuses_of_member. */
export function selectLive(db: Database, memberId: string, currency?: string): Promise<BonusRow[]> {
  let query = db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'active'])
  if (currency !== undefined) query = query.where('currency', '=', currency)
  return query.orderBy('granted_at').orderBy('id').execute()
}

/** How often a member has had each of these promotions' bonuses. Index: bonuses_of_member. */
export async function countOfMember(
  db: Database,
  of: { memberId: string; promotions: readonly string[] },
): Promise<Map<string, number>> {
  if (of.promotions.length === 0) return new Map()
  const rows = await db
    .selectFrom('bonuses')
    .select('promotion_id')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', of.memberId)
    .where('promotion_id', 'in', [...of.promotions])
    .groupBy('promotion_id')
    .execute()
  return new Map(rows.map(({ count, promotion_id: id }) => [id, Number(count)]))
}

/**
 * How often a member has had a promotion's bonus with deposits that began on the day of a moment, by the brand's clock. Indexes:
 * bonuses_of_member, the primary key of deposit_orders.
 */
export async function countOfDay(
  db: Database,
  of: { memberId: string; promotionId: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*)::bigint as count from bonuses b
    join deposit_orders o on o.id = b.order_id join brands on brands.merchant = b.merchant
    where b.member_id = ${of.memberId} and b.promotion_id = ${of.promotionId}
    and (o.created_at at time zone (brands.document->>'timeZone'))::date
      = (${of.at}::timestamptz at time zone (brands.document->>'timeZone'))::date`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/**
 * What has been played for a bonus: rounds that have ended and began when it was played for, by the brand's weights, without
 * those that its terms leave out. Index: rounds_by_member.
 */
export async function wageredOf(db: Database, row: BonusRow): Promise<bigint> {
  if (row.wagered !== null) return row.wagered
  if (row.active_from === null) return 0n
  const { excludedGames, excludedTypes, excludedVendors, maxBet }: BonusRule = bonusRuleOf(row.terms)
  const { rows } = await sql<{ wagered: bigint }>`select
      coalesce(sum(turnover_valid(merchant, game_type, vendor, closed_at, stake)), 0)::bigint as wagered
    from rounds where member_id = ${row.member_id} and placed_at >= ${row.active_from} and status in ('won', 'lost')
    and currency = ${row.currency} and (${maxBet}::bigint = 0 or stake <= ${maxBet}::bigint)
    and game_type <> all(${[...excludedTypes]}::text[]) and vendor <> all(${[...excludedVendors]}::text[])
    and node_id <> all(${[...excludedGames]}::bigint[])`.execute(db)
  return rows[0]?.wagered ?? 0n
}

const places = (after: TimePlace) => sql<boolean>`(b.granted_at < ${after.at} or b.id > ${after.id}::uuid)`

/** A member's bonuses, newest first. Index: bonuses_of_member. */
export function selectOfMember(
  db: Database,
  memberId: string,
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<BonusRow[]> {
  let query = db.selectFrom('bonuses as b').selectAll().where('b.member_id', '=', memberId)
  if (after) query = query.where('b.granted_at', '<=', after.at).where(places(after))
  return query.orderBy('b.granted_at', 'desc').orderBy('b.id').limit(limit).execute()
}

export interface ConsoleBonusRow extends BonusRow {
  account: string
}

const shown = (db: Database) =>
  db
    .selectFrom('bonuses as b')
    .innerJoin('members as m', 'm.id', 'b.member_id')
    .selectAll('b')
    .select('m.account')

export function selectShown(db: Database, id: string): Promise<ConsoleBonusRow | undefined> {
  return shown(db).where('b.id', '=', id).executeTakeFirst()
}

/** Bonuses, newest first. Indexes: bonuses_newest, _of_brand, _of_member. */
export function selectBonuses(
  db: Database,
  filter: {
    merchant?: Merchants
    state?: BonusState | undefined
    account?: string | undefined
  },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<ConsoleBonusRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('b.merchant', filter.merchant))
  if (filter.state !== undefined) query = query.where('b.state', '=', filter.state)
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (after) query = query.where('b.granted_at', '<=', after.at).where(places(after))
  return query.orderBy('b.granted_at', 'desc').orderBy('b.id').limit(limit).execute()
}

/** What promotions are called, once per language. Index: the primary key of announcements. */
export async function titlesOf(
  db: Database,
  rows: readonly { merchant: string; promotion_id: string }[],
): Promise<Map<string, { EN: string; TY: string }>> {
  if (rows.length === 0) return new Map()
  const keys = sql.join(rows.map((row) => sql`(${row.merchant}::text, ${row.promotion_id}::text)`))
  const found = await sql<{ merchant: string; id: string; EN: string; TY: string }>`
    select merchant, id, coalesce(texts->'title'->>'EN', '') as "EN", coalesce(texts->'title'->>'TY', '') as "TY"
    from announcements where (merchant, id) in (values ${keys})`.execute(db)
  return new Map(found.rows.map(({ EN, id, merchant, TY }) => [`${merchant} ${id}`, { EN, TY }]))
}
