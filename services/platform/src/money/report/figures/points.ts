import { sql } from 'kysely'
import type { Database } from '#db/database'
import { equals, type Check, type Day } from '#money/report/figures/day'

/**
 * Points that play gave for a day, by its turnover, beside the lines that say so; and what was spent of them, by lines, beside the
 * orders of goods. Indexes: point_days_by_day, point_lines_by_time, mall_orders_of_brand.
 */
export async function points(
  db: Database,
  { before, day, merchant, since }: Day,
): Promise<{ given: bigint; spent: bigint; orders: number; checks: { given: Check; spent: Check } }> {
  const { rows } = await sql<{
    given: bigint
    lined: bigint
    spent: bigint
    ordered: bigint
    orders: bigint
  }>`select
    (select coalesce(sum(d.points), 0)::bigint from point_days d join members m on m.id = d.member_id
      where d.day = ${day}::date and m.merchant = ${merchant}) as given,
    (select coalesce(sum(l.amount), 0)::bigint from point_lines l where l.merchant = ${merchant} and l.kind = 'play'
      and l.day = ${day}::date and l.at >= ${since}) as lined,
    (select coalesce(-sum(l.amount), 0)::bigint from point_lines l where l.merchant = ${merchant} and l.kind = 'order'
      and l.at >= ${since} and l.at < ${before}) as spent,
    (select coalesce(sum(o.points), 0)::bigint from mall_orders o where o.merchant = ${merchant}
      and o.at >= ${since} and o.at < ${before}) as ordered,
    (select count(*) from mall_orders o where o.merchant = ${merchant}
      and o.at >= ${since} and o.at < ${before}) as orders`.execute(db)
  const { given, lined, ordered, orders, spent } = rows[0] ?? {
    given: 0n,
    lined: 0n,
    spent: 0n,
    ordered: 0n,
    orders: 0n,
  }
  return {
    given,
    spent,
    orders: Number(orders),
    checks: { given: equals('ledger', given, lined), spent: equals('orders', spent, ordered) },
  }
}
