import { sql } from 'kysely'
import type { CareMarkerKind } from '@site/shared-api/contract/play-console'
import type { Database } from '#db/database'

/** A day of a brand that is over: its end, and the end of the weeks that are looked back on. */
export interface LookedAt {
  readonly merchant: string
  readonly timeZone: string
  /** YYYY-MM-DD. */
  readonly day: string
  readonly from: Date
  readonly to: Date
}

/** Members with a deposit, a withdrawal request or play on a day, ordered by id. Indexes: deposit_orders_of_brand, turnover_days_of_brand. */
export async function selectActive(
  db: Database,
  { day, from, merchant, to }: LookedAt,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`select member_id from (
      select member_id from turnover_days where merchant = ${merchant} and day = ${day}::date
      union select member_id from deposit_orders
        where merchant = ${merchant} and created_at >= ${from} and created_at < ${to}
      union select member_id from withdrawals
        where merchant = ${merchant} and created_at >= ${from} and created_at < ${to}
    ) m ${after === undefined ? sql`` : sql`where member_id > ${after}::uuid`}
    order by member_id limit ${limit}`.execute(db)
  return rows.map(({ member_id: id }) => id)
}

/** What is counted of a member up to a day: the week that ends with it, and the four weeks before. */
export interface Counted {
  /** Credited, in minor units. */
  week: bigint
  before: bigint
  week_orders: number
  /** Deposits on the day within half an hour of a bet that was lost. */
  chased: number
  nights: number
  cancelled: number
  declined: number
  raised: number
}

/** Indexes: deposit_orders_of_member, bets_by_member, withdrawals of the member, play_events_of_member. */
export async function countOf(
  db: Database,
  memberId: string,
  { from, timeZone, to }: LookedAt,
): Promise<Counted> {
  const { rows } = await sql<Counted>`with d as (
      select created_at, credited, state from deposit_orders
      where member_id = ${memberId} and created_at >= ${to}::timestamptz - interval '35 days' and created_at < ${to}
    ), w as (select ${to}::timestamptz - interval '7 days' as since)
    select
      (select coalesce(sum(credited), 0)::bigint from d, w where created_at >= since) as week,
      (select coalesce(sum(credited), 0)::bigint from d, w where created_at < since) as before,
      (select count(*)::int from d, w where created_at >= since and credited is not null) as week_orders,
      (select count(*)::int from d where created_at >= ${from} and credited is not null and exists (
        select from bets b where b.member_id = ${memberId} and b.status = 'lost'
        and b.placed_at between d.created_at - interval '30 minutes' and d.created_at)) as chased,
      (select count(distinct (placed_at at time zone ${timeZone})::date)::int from bets, w
        where member_id = ${memberId} and placed_at >= since and placed_at < ${to}
        and extract(hour from placed_at at time zone ${timeZone}) < 5) as nights,
      (select count(*)::int from withdrawals, w
        where member_id = ${memberId} and state = 'cancelled' and created_at >= since and created_at < ${to}) as cancelled,
      (select count(*)::int from d, w where created_at >= since and state = 'refused') as declined,
      (select count(*)::int from play_events, w
        where member_id = ${memberId} and what = 'raised' and at >= since and at < ${to}) as raised`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('nothing was counted')
  return row
}

export type Found = readonly [CareMarkerKind, object]
