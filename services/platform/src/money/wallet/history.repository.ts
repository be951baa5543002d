import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Localised } from '#games/index'

/** A line of a member's account with the fact behind it; amounts in minor units. */
export interface LineRow {
  id: bigint
  account_id: string
  wallet: string
  currency: string
  seq: bigint
  amount: bigint
  balance_after: bigint
  kind: string
  at: Date
  node_id: bigint | null
  names: Localised | null
  round_id: string | null
}

/** The latest lines of accounts before a line; of one account they follow one another as their ids do. Index: ledger_postings_latest. */
export async function selectLines(
  db: Database,
  accountIds: readonly string[],
  { before, limit }: { before: bigint; limit: number },
): Promise<LineRow[]> {
  const accounts = sql.join(accountIds.map((id) => sql`(${id}::uuid)`))
  const { rows } =
    await sql<LineRow>`select p.id, p.account_id, a.wallet, a.currency, p.seq, p.amount, p.balance_after,
      e.kind, e.at, e.node_id, g.names, e.round_id
    from (values ${accounts}) v (account_id)
    join ledger_accounts a on a.id = v.account_id
    join lateral (
      select * from ledger_postings l where l.account_id = v.account_id and l.seq is not null and l.id < ${before}
      order by l.id desc limit ${limit}
    ) p on true
    join ledger_entries e on e.id = p.entry_id
    left join games g on g.node_id = e.node_id
    order by p.id desc limit ${limit}`.execute(db)
  return rows
}
