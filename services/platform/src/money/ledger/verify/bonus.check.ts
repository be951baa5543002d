import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { differs, firstOf } from '#money/ledger/verify/fault'
import type { Read } from '#money/ledger/verify/read'

interface Row {
  id: string
  amount: bigint
  given: bigint
  ended: bigint
  cash: bigint
  is_over: boolean
  wallet: string | null
  state: string
}

/** Every bonus was given once, and what has ended has left its wallet once: for cash where it was converted, and no other time. */
export async function checkBonuses(db: Database, read: Read): Promise<LedgerFault | undefined> {
  const { rows } = await sql<Row>`with moved as (
      select p.amount, e.kind, a.member_id, a.wallet, e.reference
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      join ledger_accounts a on a.id = p.account_id and a.wallet in ('BONUS', 'MAIN')
      where e.kind like 'bonus%' and e.reference is not null
    )
    select b.id, b.amount, b.state, b.ended_at is not null as is_over,
      coalesce(sum(m.amount) filter (where m.wallet = 'BONUS' and m.amount > 0), 0)::bigint as given,
      coalesce(-sum(m.amount) filter (where m.wallet = 'BONUS' and m.amount < 0), 0)::bigint as ended,
      coalesce(sum(m.amount) filter (where m.wallet = 'MAIN'), 0)::bigint as cash,
      max(m.kind) filter (where m.wallet = 'BONUS' and m.amount < 0) as wallet
    from bonuses b left join moved m on m.reference = b.id::text and m.member_id = b.member_id
    group by b.id order by b.id`.execute(db)
  read('bonuses', rows.length)
  return firstOf(rows.map((row) => () => look(row)))
}

function look({
  amount,
  cash,
  ended,
  given,
  id,
  is_over: isOver,
  state,
  wallet,
}: Row): LedgerFault | undefined {
  const at = (what: string) => ({ table: 'bonuses', id, what })
  return firstOf([
    () => differs(at('money that was given'), amount, given),
    () => differs(at('money that has left'), isOver ? amount : 0n, ended),
    () => differs(at('what became cash'), state === 'converted' ? amount : 0n, cash),
    () => differs(at('where it went'), isOver ? `bonus-${state}` : null, wallet),
  ])
}
