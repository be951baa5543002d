import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Read } from '#money/ledger/verify/read'

interface Wrong {
  table: string
  id: string
  due: string
  held: string
}

/** Every adjustment has moved its amount, once, and none moved without an approval. */
export async function checkAdjustments(db: Database, read: Read): Promise<LedgerFault | undefined> {
  read('balance_adjustments', 0)
  const { rows } = await sql<Wrong>`
    select 'balance_adjustments' as "table", a.id::text, (case when a.state = 'done' then a.amount else 0 end)::text as due,
      coalesce(p.sum, 0)::text as held
    from balance_adjustments a left join lateral (
      select sum(p.amount) as sum from ledger_postings p join ledger_accounts c on c.id = p.account_id
      where p.entry_id = a.entry_id and c.member_id = a.member_id
    ) p on true
    where coalesce(p.sum, 0) <> case when a.state = 'done' then a.amount else 0 end
    union all
    select 'ledger_entries', e.id::text, 'an adjustment', 'none' from ledger_entries e
    where e.kind = 'adjustment' and not exists (select from balance_adjustments a where a.entry_id = e.id)
    order by 1, 2 limit 1`.execute(db)
  const [first] = rows
  return (
    first && { table: first.table, id: first.id, what: 'money moved', expected: first.due, found: first.held }
  )
}
