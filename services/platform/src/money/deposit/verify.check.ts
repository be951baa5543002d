import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { firstFound, type Look, type Wrong } from '#money/ledger/verify/looks'
import type { Read } from '#money/ledger/verify/read'

/** Each finds lines of a table that do not say what they should: deposits beside their payments and the money that moved (MEM-02). */
const LOOKS: readonly Look[] = [
  {
    table: 'deposit_orders',
    what: 'payments of it',
    wrong: sql<Wrong>`select o.id::text, coalesce(sum(r.amount), 0)::text as due, o.received::text as held
      from deposit_orders o left join deposit_receipts r on r.order_id = o.id and r.currency = o.currency
      group by o.id having o.received <> coalesce(sum(r.amount), 0)`,
  },
  {
    table: 'deposit_receipts',
    what: 'money moved',
    wrong: sql<Wrong>`select r.receipt_id as id, r.amount::text as due, coalesce(moved.sum, 0)::text as held
      from deposit_receipts r join deposit_orders o on o.id = r.order_id and o.currency = r.currency
      left join lateral (select -sum(p.amount) as sum from ledger_postings p join ledger_accounts a on a.id = p.account_id
        where p.entry_id = r.entry_id and a.member_id is null and a.wallet = 'PAYMENTS') moved on true
      where r.amount <> coalesce(moved.sum, 0)`,
  },
  {
    table: 'deposit_orders',
    what: 'credited to the member',
    wrong: sql<Wrong>`select coalesce(o.member_id, l.member_id)::text as id, coalesce(l.sum, 0)::text as due,
        coalesce(o.sum, 0)::text as held
      from (select member_id, currency, sum(credited) as sum from deposit_orders where credited is not null
        group by member_id, currency) o
      full join (select a.member_id, a.currency, sum(d.credit - d.debit) as sum from account_days d
        join ledger_accounts a on a.id = d.account_id where d.kind = 'deposit' group by a.member_id, a.currency) l
        on l.member_id = o.member_id and l.currency = o.currency
      where coalesce(o.sum, 0) <> coalesce(l.sum, 0)`,
  },
  {
    table: 'deposit_orders',
    what: 'set aside in the ledger',
    wrong: sql<Wrong>`select coalesce(o.merchant, l.merchant) as id, coalesce(l.sum, 0)::text as due,
        coalesce(o.sum, 0)::text as held
      from (select merchant, currency, sum(unclaimed) as sum from deposit_orders where unclaimed > 0
        group by merchant, currency) o
      full join (select a.merchant, a.currency, sum(p.amount) as sum from ledger_accounts a
        join ledger_postings p on p.account_id = a.id where a.member_id is null and a.wallet = 'UNCLAIMED'
        group by a.merchant, a.currency) l on l.merchant = o.merchant and l.currency = o.currency
      where coalesce(o.sum, 0) <> coalesce(l.sum, 0)`,
  },
]

/** The first deposit, payment, member or brand whose deposits are not what came in and was booked. */
export function checkDeposits(db: Database, read: Read): Promise<LedgerFault | undefined> {
  return firstFound(db, LOOKS, read)
}
