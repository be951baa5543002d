import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { firstFound, type Look, type Wrong } from '#money/ledger/verify/looks'
import type { Read } from '#money/ledger/verify/read'

/** Each finds lines of a table that do not say what they should: reversals beside the money that moved, and debts beside both (MEM-02). */
const LOOKS: readonly Look[] = [
  {
    table: 'deposit_orders',
    what: 'reversals of it',
    wrong: sql<Wrong>`select o.id::text,
        coalesce(sum(case r.kind when 'chargeback-won' then -r.amount else r.amount end), 0)::text as due, o.reversed::text as held
      from deposit_orders o left join deposit_reversals r on r.order_id = o.id and r.currency = o.currency
      group by o.id having o.reversed <> coalesce(sum(case r.kind when 'chargeback-won' then -r.amount else r.amount end), 0)`,
  },
  {
    table: 'deposit_reversals',
    what: 'money moved',
    wrong: sql<Wrong>`select r.reversal_id as id, (r.amount - r.returned)::text as due, coalesce(moved.sum, 0)::text as held
      from deposit_reversals r join deposit_orders o on o.id = r.order_id and o.currency = r.currency
      left join lateral (select sum(case r.kind when 'chargeback-won' then -p.amount else p.amount end) as sum
        from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.entry_id = r.entry_id and a.member_id is null and a.wallet = 'PAYMENTS') moved on true
      where r.amount - r.returned <> coalesce(moved.sum, 0)
        or r.amount <> r.aside + r.cash + r.debt + r.fee + r.disputed + r.house + r.returned`,
  },
  {
    table: 'debt_movements',
    what: 'debt of the member',
    wrong: sql<Wrong>`select coalesce(d.member_id, a.member_id)::text as id, coalesce(-a.balance, 0)::text as due,
        coalesce(d.sum, 0)::text as held
      from (select member_id, currency, sum(amount) as sum from debt_movements group by member_id, currency) d
      full join (select member_id, currency, balance from ledger_accounts where wallet = 'DEBT' and member_id is not null) a
        on a.member_id = d.member_id and a.currency = d.currency
      where coalesce(d.sum, 0) <> coalesce(-a.balance, 0)`,
  },
  {
    table: 'debt_movements',
    what: 'made by the reversal',
    wrong: sql<Wrong>`select coalesce(d.entry_id, r.entry_id)::text as id, coalesce(r.debt, 0)::text as due,
        coalesce(d.amount, 0)::text as held
      from (select entry_id, abs(amount) as amount from debt_movements where kind in ('reversed', 'reinstated')) d
      full join (select entry_id, debt from deposit_reversals where debt <> 0) r on r.entry_id = d.entry_id
      where coalesce(d.amount, 0) <> coalesce(r.debt, 0)`,
  },
]

/** The first reversal, or member who owes, whose lines are not what was booked. */
export function checkDebts(db: Database, read: Read): Promise<LedgerFault | undefined> {
  return firstFound(db, LOOKS, read)
}
