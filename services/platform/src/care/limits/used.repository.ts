import { sql } from 'kysely'
import type { Database } from '#db/database'

/** Deposits that were credited since, and those that may still be. Index: deposit_orders of the member. */
export async function depositedSince(
  db: Database,
  memberId: string,
  since: Date,
  butFor = '00000000-0000-0000-0000-000000000000',
): Promise<bigint> {
  const { rows } = await sql<{
    sum: bigint
  }>`select coalesce(sum(coalesce(credited, amount)), 0)::bigint as sum
    from deposit_orders where member_id = ${memberId} and created_at >= ${since} and id <> ${butFor}::uuid
    and (credited is not null or state in ('starting', 'waiting', 'checking'))`.execute(db)
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
