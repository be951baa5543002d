import { sql } from 'kysely'
import type { Database } from '#db/database'

/** A line with the one before it of its account, where the account is a member's. */
export interface LinkedLine {
  id: bigint
  entry_id: string
  account_id: string
  amount: bigint
  seq: bigint | null
  balance_after: bigint | null
  previous_seq: bigint | null
  previous_balance: bigint | null
}

/** Lines after one of them in the order they were written. Indexes: the primary key, ledger_postings_by_account. */
export async function selectLinked(db: Database, after: bigint, limit: number): Promise<LinkedLine[]> {
  const { rows } = await sql<LinkedLine>`with page as (
      select * from ledger_postings where id > ${after} order by id limit ${limit}
    )
    select p.id, p.entry_id, p.account_id, p.amount, p.seq, p.balance_after, f.seq as previous_seq,
      f.balance_after as previous_balance
    from page p left join lateral (
      select seq, balance_after from ledger_postings l where l.account_id = p.account_id and l.seq < p.seq
      order by l.seq desc limit 1
    ) f on true
    order by p.id`.execute(db)
  return rows
}

export interface HeldAccount {
  id: string
  seq: bigint
  balance: bigint
  last_seq: bigint
  last_balance: bigint
}

/** Members' accounts among these that do not hold what their last line left. Indexes: the primary key, ledger_postings_by_account. */
export async function selectAstray(db: Database, accounts: readonly string[]): Promise<HeldAccount[]> {
  const { rows } =
    await sql<HeldAccount>`select a.id, a.seq, a.balance, l.seq as last_seq, l.balance_after as last_balance
    from ledger_accounts a join lateral (
      select p.seq, p.balance_after from ledger_postings p where p.account_id = a.id and p.seq is not null
      order by p.seq desc limit 1
    ) l on true
    where a.id = any(${[...accounts]}::uuid[]) and a.member_id is not null
    and (a.seq, a.balance) <> (l.seq, l.balance_after) order by a.id`.execute(db)
  return rows
}
