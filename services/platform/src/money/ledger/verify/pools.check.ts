import type { LedgerFault } from '@site/shared-api/contract/ledger'
import { sql } from 'kysely'
import type { Database } from '#db/database'
import { differs } from '#money/ledger/verify/fault'
import type { Read } from '#money/ledger/verify/read'

/** Jackpot pools hold what their postings come to. Index: ledger_postings_by_account. */
export async function checkPools(db: Database, read: Read): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{ id: string; held: bigint; due: bigint }>`select a.id,
      coalesce((select sum(amount) from jackpot_pools where account_id = a.id), 0)::bigint as held,
      coalesce((select sum(amount) from ledger_postings where account_id = a.id), 0)::bigint as due
    from ledger_accounts a where a.member_id is null and a.wallet = 'JACKPOT' order by a.id`.execute(db)
  read('jackpot_pools', rows.length)
  const wrong = rows.find(({ held, due }) => held !== due)
  return (
    wrong && differs({ table: 'jackpot_pools', id: wrong.id, what: 'postings of it' }, wrong.due, wrong.held)
  )
}

/** The same by what pools held at a checkpoint and the lines since. Index: the primary key of jackpot_pools. */
export async function checkPoolsSince(
  db: Database,
  due: ReadonlyMap<string, bigint>,
  read: Read,
): Promise<LedgerFault | undefined> {
  const { rows } = await sql<{
    id: string
    held: bigint
  }>`select account_id as id, sum(amount)::bigint as held
    from jackpot_pools group by account_id order by account_id`.execute(db)
  read('jackpot_pools', rows.length)
  const wrong = rows.find(({ id, held }) => held !== (due.get(id) ?? 0n))
  if (!wrong) return undefined
  return differs(
    { table: 'jackpot_pools', id: wrong.id, what: 'postings of it' },
    due.get(wrong.id) ?? 0n,
    wrong.held,
  )
}
