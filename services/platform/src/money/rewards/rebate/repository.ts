import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Selectable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { RewardTables } from '#money/rewards/tables'

export type ClaimRow = Selectable<RewardTables['rebate_claims']>

/** Turnover of a day that no rebate was paid for. */
export interface Unpaid {
  day: string
  game_type: string
  vendor: string
  valid: bigint
  /** What is beyond that which was paid for. */
  turnover: bigint
}

/** Of a member in a currency between two days, the latest first. Indexes: the primary keys of both tables. */
export async function selectUnpaid(
  db: Database,
  of: { memberId: string; currency: string; from: string; to: string },
): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`select t.day, t.game_type, t.vendor, t.valid,
      t.valid - coalesce(r.paid_for, 0) as turnover
    from turnover_days t
    left join rebate_days r on r.member_id = t.member_id and r.day = t.day and r.game_type = t.game_type
      and r.vendor = t.vendor and r.currency = t.currency
    where t.member_id = ${of.memberId} and t.currency = ${of.currency}
    and t.day between ${of.from}::date and ${of.to}::date and t.valid > coalesce(r.paid_for, 0)
    order by t.day desc, t.game_type, t.vendor`.execute(db)
  return rows
}

/** Notes up to which turnover a day was paid for; the member is locked. */
export async function payDay(
  tx: Database,
  row: {
    member_id: string
    day: string
    game_type: string
    vendor: string
    currency: string
    paid_for: bigint
    amount: bigint
  },
): Promise<void> {
  await sql`insert into rebate_days as r (member_id, day, game_type, vendor, currency, paid_for, amount)
    values (${row.member_id}, ${row.day}::date, ${row.game_type}, ${row.vendor}, ${row.currency}, ${row.paid_for}, ${row.amount})
    on conflict (member_id, day, game_type, vendor, currency)
    do update set paid_for = excluded.paid_for, amount = r.amount + excluded.amount`.execute(tx)
}

/** Index: the primary key. */
export function selectClaim(db: Database, id: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('rebate_claims').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertClaim(
  tx: Database,
  claim: ClaimRow,
  lines: readonly RewardTables['rebate_lines'][],
): Promise<void> {
  await tx.insertInto('rebate_claims').values(claim).execute()
  await tx
    .insertInto('rebate_lines')
    .values([...lines])
    .execute()
}

interface Page {
  readonly after: TimePlace | undefined
  readonly limit: number
}

/** What a member was paid, newest first. Index: rebate_claims_of_member. */
export function selectClaims(db: Database, memberId: string, { after, limit }: Page): Promise<ClaimRow[]> {
  let query = db.selectFrom('rebate_claims').selectAll().where('member_id', '=', memberId)
  if (after)
    query = query
      .where('at', '<=', after.at)
      .where(sql<boolean>`(at < ${after.at} or id > ${after.id}::uuid)`)
  return query.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
}

/** What was paid, for operators, newest first. Indexes: rebate_claims_newest, _of_brand. */
export function selectConsoleClaims(
  db: Database,
  filter: { merchant?: Merchants; account?: string | undefined },
  { after, limit }: Page,
): Promise<(ClaimRow & { account: string })[]> {
  let query = db
    .selectFrom('rebate_claims as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .selectAll('c')
    .select('m.account')
  query = query.where(ofMerchants('c.merchant', filter.merchant))
  if (filter.account !== undefined) query = query.where('m.account', '=', filter.account)
  if (after)
    query = query
      .where('c.at', '<=', after.at)
      .where(sql<boolean>`(c.at < ${after.at} or c.id > ${after.id}::uuid)`)
  return query.orderBy('c.at', 'desc').orderBy('c.id').limit(limit).execute()
}

/** What providers call themselves. Index: the primary key of vendors. */
export async function selectNames(
  db: Database,
  codes: readonly string[],
): Promise<{ code: string; names: unknown }[]> {
  if (codes.length === 0) return []
  return await db
    .selectFrom('vendors')
    .select(['code', 'names'])
    .where('code', 'in', [...codes])
    .execute()
}
