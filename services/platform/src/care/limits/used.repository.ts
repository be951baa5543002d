import { sql } from 'kysely'
import type { Database } from '#db/database'
import { PAID_IN_KINDS } from '#money/index'

/**
 * What was paid in for a member from a day of the brand (YYYY-MM-DD) on, in minor units, by what the ledger booked, whenever it was
 * ordered. Indexes: ledger_accounts_by_member, the primary key of account_days.
 */
export async function paidInSince(db: Database, memberId: string, day: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(d.credit), 0)::bigint as sum
    from ledger_accounts a join account_days d on d.account_id = a.id
    where a.member_id = ${memberId} and d.day >= ${day}::date and d.kind = any(${[...PAID_IN_KINDS]}::text[])`.execute(
    db,
  )
  return rows[0]?.sum ?? 0n
}

/** Requested amounts of pending orders, except for one of them, in minor units; held money does not count. Index: deposit_orders_of_member. */
export async function openDeposits(
  db: Database,
  memberId: string,
  butFor = '00000000-0000-0000-0000-000000000000',
): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(amount), 0)::bigint as sum
    from deposit_orders where member_id = ${memberId} and id <> ${butFor}::uuid and credited is null and held is null
    and state in ('starting', 'waiting', 'checking')`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** What was staked since, and lost: a bet that is open counts as lost until it is settled. Index: bets_by_member. */
export async function playedSince(
  db: Database,
  memberId: string,
  since: Date,
): Promise<{ stake: bigint; loss: bigint }> {
  const { rows } = await sql<{ stake: bigint; loss: bigint }>`select
    coalesce(sum(stake) filter (where status <> 'refunded'), 0)::bigint as stake,
    greatest(-coalesce(sum(net), 0), 0)::bigint as loss
    from bets where member_id = ${memberId} and placed_at >= ${since}`.execute(db)
  return rows[0] ?? { stake: 0n, loss: 0n }
}

/** Seconds played from a day on (YYYY-MM-DD). Index: the primary key. */
export async function secondsSince(db: Database, memberId: string, day: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(seconds), 0)::int as sum
    from play_time_days where member_id = ${memberId} and day >= ${day}::date`.execute(db)
  return rows[0]?.sum ?? 0
}
