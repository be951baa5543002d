import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import type { Read } from '#money/ledger/verify/read'

/** What is kept of members' lines by day and kind comes to what the lines say: all of it (MEM-04). */
export async function checkAccountDays(db: Database, read: Read): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{
    id: string
    kept: bigint
    real: bigint
    kept_lines: bigint
    real_lines: bigint
    listed: bigint
    accounts: bigint
  }>`
    with kept as (
      select account_id, sum(credit - debit)::bigint as amount, sum(lines)::bigint as lines
      from account_days group by account_id
    ), listed as (
      select account_id, count(*) as lines from account_lines group by account_id
    )
    select a.id, coalesce(kept.amount, 0) as kept, coalesce(a.balance, 0) as real, coalesce(kept.lines, 0) as kept_lines,
      coalesce(a.seq, 0) as real_lines, coalesce(listed.lines, 0) as listed, count(*) over () as accounts
    from ledger_accounts a left join kept on kept.account_id = a.id left join listed on listed.account_id = a.id
    where a.member_id is not null
    order by (coalesce(kept.amount, 0) <> a.balance or coalesce(kept.lines, 0) <> a.seq or coalesce(listed.lines, 0) <> a.seq) desc,
      a.id limit 1`.execute(db)
  const [row] = rows
  if (!row) return undefined
  read('account_days', Number(row.accounts))
  const at = (table: string, what: string) => ({ table, id: row.id, what })
  return firstOf([
    () => differs(at('account_days', 'balance of the account'), row.real, row.kept),
    () => differs(at('account_days', 'lines of the account'), row.real_lines, row.kept_lines),
    () => differs(at('account_lines', 'lines of the account'), row.real_lines, row.listed),
  ])
}
