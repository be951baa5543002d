import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { firstFound, type Look, type Wrong } from '#money/ledger/verify/looks'
import type { Read } from '#money/ledger/verify/read'

/** Each finds lines of a table that do not say what they should: points, rebate and rewards beside what they came from (MEM-05, MEM-10, MEM-11). */
const LOOKS: readonly Look[] = [
  {
    table: 'point_accounts',
    what: 'lines of it',
    wrong: sql<Wrong>`select a.member_id::text as id, coalesce(l.sum, 0)::text as due, a.balance::text as held
      from point_accounts a
      left join (select member_id, sum(amount) as sum from point_lines group by member_id) l using (member_id)
      where a.balance <> coalesce(l.sum, 0)`,
  },
  {
    table: 'point_days',
    what: 'points of its turnover',
    wrong: sql<Wrong>`select concat_ws('/', member_id, day, game_type, vendor) as id,
        div(counted::numeric * percent, per_point::numeric * 100)::text as due, points::text as held
      from point_days where points <> div(counted::numeric * percent, per_point::numeric * 100)`,
  },
  {
    table: 'point_days',
    what: 'lines of play',
    wrong: sql<Wrong>`select concat_ws('/', member_id, day) as id, coalesce(d.sum, 0)::text as due,
        coalesce(l.sum, 0)::text as held
      from (select member_id, day, sum(points) as sum from point_days group by member_id, day) d
      full join (select member_id, day, sum(amount) as sum from point_lines where kind = 'play'
        group by member_id, day) l using (member_id, day)
      where coalesce(d.sum, 0) <> coalesce(l.sum, 0)`,
  },
  {
    table: 'mall_goods',
    what: 'orders of it',
    wrong: sql<Wrong>`select g.merchant || '/' || g.id as id, coalesce(o.count, 0)::text as due, g.sold::text as held
      from mall_goods g left join (select merchant, good_id, count(*) as count from mall_orders
        where state <> 'cancelled' group by merchant, good_id) o on o.merchant = g.merchant and o.good_id = g.id
      where g.sold <> coalesce(o.count, 0)`,
  },
  {
    table: 'mall_orders',
    what: 'points that went and came back',
    wrong: sql<Wrong>`select o.id::text, (case when o.state = 'cancelled' then 0 else -o.points end)::text as due,
        coalesce(l.sum, 0)::text as held
      from mall_orders o left join (select order_id, sum(amount) as sum from point_lines
        where order_id is not null group by order_id) l on l.order_id = o.id
      where coalesce(l.sum, 0) <> case when o.state = 'cancelled' then 0 else -o.points end`,
  },
  {
    table: 'rebate_days',
    what: 'lines of claims',
    wrong: sql<Wrong>`select concat_ws('/', d.member_id, d.day, d.game_type, d.vendor) as id,
        coalesce(l.sum, 0)::text as due, d.amount::text as held
      from rebate_days d left join (select c.member_id, x.day, x.game_type, x.vendor, sum(x.amount) as sum
        from rebate_lines x join rebate_claims c on c.id = x.claim_id group by 1, 2, 3, 4) l
        on (l.member_id, l.day, l.game_type, l.vendor) = (d.member_id, d.day, d.game_type, d.vendor)
      where d.amount <> coalesce(l.sum, 0)`,
  },
  {
    table: 'rebate_claims',
    what: 'money moved',
    wrong: sql<Wrong>`select c.id::text, c.amount::text as due, coalesce(p.sum, 0)::text as held
      from rebate_claims c left join lateral (select sum(p.amount) as sum from ledger_postings p
        join ledger_accounts a on a.id = p.account_id
        where p.entry_id = c.entry_id and a.member_id = c.member_id) p on true
      where c.amount <> coalesce(p.sum, 0)`,
  },
  {
    table: 'reward_grants',
    what: 'money moved',
    wrong: sql<Wrong>`select g.id::text, (case when g.state = 'claimed' then g.amount else 0 end)::text as due,
        coalesce(p.sum, 0)::text as held
      from reward_grants g left join lateral (select sum(p.amount) as sum from ledger_postings p
        join ledger_accounts a on a.id = p.account_id
        where p.entry_id = g.entry_id and a.member_id = g.member_id) p on true
      where coalesce(p.sum, 0) <> case when g.state = 'claimed' then g.amount else 0 end`,
  },
  {
    table: 'ledger_entries',
    what: 'rebate or reward behind it',
    wrong: sql<Wrong>`select e.id::text, 'a claim' as due, 'none' as held from ledger_entries e
      where (e.kind = 'rebate' and not exists (select from rebate_claims c where c.entry_id = e.id))
      or (e.kind = 'gift' and not exists (select from reward_grants g where g.entry_id = e.id))
      or (e.kind = 'points' and not exists (select from mall_orders o where o.entry_id = e.id))`,
  },
]

/** The first line of points, goods, rebate or rewards that does not add up. */
export function checkRewards(db: Database, read: Read): Promise<LedgerFault | undefined> {
  return firstFound(db, LOOKS, read)
}
