import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import { allRows } from '#money/ledger/verify/pages'
import type { Read } from '#money/ledger/verify/read'

interface WithdrawalHoldRow {
  id: string
  merchant: string
  currency: string
  state: 'waiting' | 'paying' | 'paid' | 'refused' | 'cancelled' | 'failed' | 'returned'
  amount: bigint
  held: bigint | null
  held_by: string | null
  status: string | null
  to_wallet: string | null
  member_id: string
}

const NONE = '00000000-0000-0000-0000-000000000000'
const PAID: readonly string[] = ['paid', 'returned']

/** The state that its hold must have in a state of the withdrawal. */
const dueOf = ({ state }: WithdrawalHoldRow): string =>
  PAID.includes(state) ? 'posted' : state === 'waiting' || state === 'paying' ? 'open' : 'voided'

/** Withdrawals with the hold of each. Indexes: primary keys. */
async function page(
  db: Database,
  after: WithdrawalHoldRow | undefined,
  limit: number,
): Promise<WithdrawalHoldRow[]> {
  const { rows } =
    await sql<WithdrawalHoldRow>`select w.id, w.merchant, w.currency, w.state, w.amount, w.member_id,
      h.amount as held, h.member_id::text as held_by, h.status, h.to_wallet
    from withdrawals w left join ledger_holds h on h.id = w.id
    where w.id > ${after?.id ?? NONE} order by w.id limit ${limit}`.execute(db)
  return rows
}

function look(row: WithdrawalHoldRow): LedgerFault | undefined {
  const at = (what: string) => ({ table: 'withdrawals', id: row.id, what })
  return firstOf([
    () => differs(at('amount held'), row.amount, row.held),
    () => differs(at('member of its hold'), row.member_id, row.held_by),
    () => differs(at('its hold'), dueOf(row), row.status),
    () => differs(at('where its money went'), PAID.includes(row.state) ? 'PAYMENTS' : null, row.to_wallet),
  ])
}

/**
 * Each withdrawal is what its hold says, and what their payment companies moved is what lies on the house's account of disputes:
 * movements less what was agreed.
 */
export async function checkWithdrawals(db: Database, read: Read): Promise<LedgerFault | undefined> {
  for await (const row of allRows<WithdrawalHoldRow>((after, limit) => page(db, after, limit))) {
    read('withdrawals')
    const fault = look(row)
    if (fault) return fault
  }
  const { rows } = await sql<{ id: string; due: bigint; found: bigint }>`
    select w.id::text as id, w.disputed as due, (coalesce(sum(case r.kind when 'paid' then r.amount else -r.amount end), 0)
      - case when w.state = 'paid' then w.amount - w.fee else 0 end)::bigint as found
    from withdrawals w left join payout_receipts r on r.withdrawal_id = w.id and r.currency = w.currency
    group by w.id having w.disputed <> coalesce(sum(case r.kind when 'paid' then r.amount else -r.amount end), 0)
      - case when w.state = 'paid' then w.amount - w.fee else 0 end
    order by w.id limit 1`.execute(db)
  const [row] = rows
  if (row) return differs({ table: 'withdrawals', id: row.id, what: 'disputed' }, row.found, row.due)
  return await checkDisputes(db)
}

/** What the ledger holds as disputed is what withdrawals, deposits and ended differences say. Indexes: ledger_accounts_by_owner, ledger_postings_by_account. */
async function checkDisputes(db: Database): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{ merchant: string; due: bigint; found: bigint }>`
    select coalesce(d.merchant, l.merchant) as merchant, coalesce(d.due, 0)::bigint as due, coalesce(l.found, 0)::bigint as found
    from (select merchant, currency, sum(disputed) as due from (
        select merchant, currency, disputed from withdrawals
        union all select merchant, currency, disputed from deposit_orders where disputed <> 0
        union all select merchant, currency, -disputed from book_differences where disputed <> 0
      ) orders group by merchant, currency) d
    full join (select a.merchant, a.currency, -sum(p.amount) as found from ledger_accounts a
      join ledger_postings p on p.account_id = a.id
      where a.member_id is null and a.wallet = 'DISPUTED' group by a.merchant, a.currency) l
      on l.merchant = d.merchant and l.currency = d.currency
    where coalesce(d.due, 0) <> coalesce(l.found, 0) order by 1 limit 1`.execute(db)
  const [row] = rows
  return (
    row &&
    differs({ table: 'withdrawals', id: row.merchant, what: 'disputed in the ledger' }, row.due, row.found)
  )
}
