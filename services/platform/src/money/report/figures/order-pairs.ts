import { sql } from 'kysely'
import type { Database } from '#db/database'
import { besideOrders, type Paired } from '#money/report/figures/beside-orders'
import type { Day } from '#money/report/figures/day'

/** A fee is rounded up to the smallest unit (`feeOf`). */
const ROUNDING = 9_999

/** What entries that pay agents, or correct what they were paid, are called (MEM-08). */
export const AGENT_PAY_KINDS = ['daily-salary', 'hourly-salary', 'dividend', 'commission'] as const

/** Each figure of a day that has orders behind it, beside them. */
export const PAIRS = {
  'bonus-given': (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['bonus'],
      on: 'member',
      row: 'bonus',
      orders: ({
        from,
        to,
      }) => sql`select ledger_entry_id('bonus', 'grant ' || b.id::text) as key, b.id::text as id, b.amount,
        b.granted_at as at from bonuses b where b.merchant = ${day.merchant} and b.granted_at >= ${from} and b.granted_at < ${to}`,
    }),
  'bonus-converted': (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['bonus-converted'],
      on: 'MAIN',
      row: 'bonus',
      orders: ({
        from,
        to,
      }) => sql`select ledger_entry_id('bonus', 'end ' || b.id::text) as key, b.id::text as id, b.amount,
        b.ended_at as at from bonuses b where b.merchant = ${day.merchant} and b.ended_at >= ${from} and b.ended_at < ${to}
        and b.state = 'converted'`,
    }),
  'bonus-ended': (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['bonus-forfeited', 'bonus-expired'],
      on: 'member',
      leaves: true,
      row: 'bonus',
      orders: ({
        from,
        to,
      }) => sql`select ledger_entry_id('bonus', 'end ' || b.id::text) as key, b.id::text as id, b.amount,
        b.ended_at as at from bonuses b where b.merchant = ${day.merchant} and b.ended_at >= ${from} and b.ended_at < ${to}
        and b.state in ('forfeited', 'expired')`,
    }),
  rebate: (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['rebate'],
      on: 'member',
      row: 'entry',
      orders: ({
        from,
        to,
      }) => sql`select c.entry_id as key, c.entry_id::text as id, c.amount, c.at from rebate_claims c
        where c.merchant = ${day.merchant} and c.at >= ${from} and c.at < ${to}`,
    }),
  gifts: (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['gift'],
      on: 'member',
      row: 'entry',
      orders: ({
        from,
        to,
      }) => sql`select g.entry_id as key, g.entry_id::text as id, g.amount, g.claimed_at as at
        from reward_grants g where g.merchant = ${day.merchant} and g.state = 'claimed' and g.claimed_at >= ${from}
        and g.claimed_at < ${to}`,
    }),
  rewards: (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['reward'],
      on: 'member',
      row: 'entry',
      orders: ({
        from,
        to,
      }) => sql`select r.entry_id as key, r.entry_id::text as id, r.amount, r.decided_at as at
        from reward_applications r where r.merchant = ${day.merchant} and r.entry_id is not null
        and r.decided_at >= ${from} and r.decided_at < ${to}`,
    }),
  adjustments: (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['adjustment'],
      on: 'member',
      row: 'adjustment',
      orders: ({ from, to }) => sql`select a.entry_id as key, a.id::text as id, a.amount, a.decided_at as at
        from balance_adjustments a where a.merchant = ${day.merchant} and a.state = 'done' and a.decided_at >= ${from}
        and a.decided_at < ${to}`,
    }),
  /** What agents were paid with the day, corrections among it. Indexes: agent_pays_by_time, agent_corrections_by_time. */
  'agent-pay': (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: AGENT_PAY_KINDS,
      on: 'member',
      row: 'entry',
      orders: ({
        from,
        to,
      }) => sql`select p.entry_id as key, p.entry_id::text as id, p.amount, p.paid_at as at
        from agent_pays p where p.merchant = ${day.merchant} and p.currency = ${day.currency} and p.state = 'paid'
        and p.paid_at >= ${from} and p.paid_at < ${to}
        union all
        select c.entry_id, c.entry_id::text, c.amount, c.at from agent_corrections c join agent_pays p on p.id = c.pay_id
        where p.merchant = ${day.merchant} and p.currency = ${day.currency} and c.at >= ${from} and c.at < ${to}`,
    }),
  jackpots: (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['jackpot'],
      on: 'member',
      row: 'entry',
      orders: ({ from, to }) => sql`select h.id as key, h.id::text as id, h.amount, h.at from jackpot_hits h
        where h.merchant = ${day.merchant} and h.at >= ${from} and h.at < ${to}`,
    }),
  /** Payments as they came in, whatever became of them: credited, or set aside. */
  deposits: (db, day) =>
    besideOrders(db, day, {
      against: 'payments',
      kinds: ['deposit', 'deposit-aside'],
      on: 'PAYMENTS',
      leaves: true,
      row: 'deposit',
      orders: ({
        from,
        to,
      }) => sql`select r.entry_id as key, r.order_id::text as id, r.amount, r.at from deposit_receipts r
        join deposit_orders o on o.id = r.order_id and o.currency = r.currency
        where o.merchant = ${day.merchant} and r.at >= ${from} and r.at < ${to}`,
    }),
  /** Taken back by the companies; what came again is not taken off. */
  'deposits-reversed': (db, day) =>
    besideOrders(db, day, {
      against: 'payments',
      kinds: ['deposit-reversed'],
      on: 'PAYMENTS',
      row: 'deposit',
      orders: ({
        from,
        to,
      }) => sql`select r.entry_id as key, r.order_id::text as id, r.amount - r.returned as amount, r.at from deposit_reversals r
        join deposit_orders o on o.id = r.order_id and o.currency = r.currency
        where o.merchant = ${day.merchant} and r.kind <> 'chargeback-won' and r.amount > r.returned and r.at >= ${from} and r.at < ${to}`,
    }),
  /** By what each order says of its fee, not by what was booked. */
  'deposit-fees': (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['deposit'],
      on: 'HOUSE',
      row: 'deposit',
      orders: ({ from, to }) => sql`select f.key, f.id, f.amount, f.at from (
        select r.entry_id as key, r.order_id::text as id, r.at, (o.terms->>'feeFixed')::bigint
          + (r.amount * (o.terms->>'feeBasisPoints')::bigint + ${ROUNDING}::bigint) / 10000 as amount
        from deposit_receipts r join deposit_orders o on o.id = r.order_id and o.currency = r.currency
        join ledger_entries e on e.id = r.entry_id and e.kind = 'deposit'
        where o.merchant = ${day.merchant} and r.at >= ${from} and r.at < ${to}
      ) f where f.amount > 0`,
    }),
  withdrawals: (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['hold-posted'],
      on: 'member',
      leaves: true,
      row: 'withdrawal',
      orders: ({ from, to }) => sql`select ledger_entry_id('close', h.id::text) as key, h.id::text as id,
        case when exists (select from payout_receipts r where r.withdrawal_id = h.id and r.kind = 'paid') then w.amount end as amount,
        h.closed_at as at
        from ledger_holds h left join withdrawals w on w.id = h.id
        where h.merchant = ${day.merchant} and h.status = 'posted' and h.closed_at >= ${from} and h.closed_at < ${to}`,
    }),
  /** The first payment of a withdrawal brings its fee. */
  'withdrawal-fees': (db, day) =>
    besideOrders(db, day, {
      against: 'orders',
      kinds: ['withdrawal-fee'],
      on: 'HOUSE',
      row: 'withdrawal',
      orders: ({
        from,
        to,
      }) => sql`select ledger_entry_id('withdrawal', w.id::text || ' paid ' || r.receipt_id || ' rest') as key,
        w.id::text as id, w.fee as amount, r.at from payout_receipts r join withdrawals w on w.id = r.withdrawal_id
        where w.merchant = ${day.merchant} and r.kind = 'paid' and w.fee > 0 and r.at >= ${from} and r.at < ${to}
        and not exists (select from payout_receipts one where one.withdrawal_id = w.id and one.kind = 'paid'
          and (one.at, one.receipt_id) < (r.at, r.receipt_id))`,
    }),
} as const satisfies Record<string, (db: Database, day: Day) => Promise<Paired>>
