import { sql } from 'kysely'
import type { Database } from '#db/database'

/** What members ask of a period, in minor units. */
export interface Activity {
  deposits: bigint
  withdrawals: bigint
  stakes: bigint
  wins: bigint
  seconds: number
}

/**
 * What was credited, paid out, staked and won since a moment, which is midnight of a day in the brand's time zone; play by the
 * days of turnover, which the ledger's check holds against every round. Indexes: deposit_orders_of_member, withdrawals of the
 * member, the primary keys of turnover_days and play_time_days.
 */
export async function activitySince(
  db: Database,
  of: { memberId: string; currency: string; since: Date; day: string },
): Promise<Activity> {
  const { currency, day, memberId, since } = of
  const { rows } = await sql<Activity>`select
    (select coalesce(sum(credited), 0)::bigint from deposit_orders
      where member_id = ${memberId} and currency = ${currency} and created_at >= ${since}) as deposits,
    (select coalesce(sum(amount), 0)::bigint from withdrawals
      where member_id = ${memberId} and currency = ${currency} and created_at >= ${since} and state = 'paid') as withdrawals,
    t.stakes, t.wins,
    (select coalesce(sum(seconds), 0)::int from play_time_days
      where member_id = ${memberId} and day >= ${day}::date) as seconds
    from (select coalesce(sum(bet), 0)::bigint as stakes, coalesce(sum(won + jackpot), 0)::bigint as wins
      from turnover_days where member_id = ${memberId} and currency = ${currency} and day >= ${day}::date) t`.execute(
    db,
  )
  return rows[0] ?? { deposits: 0n, withdrawals: 0n, stakes: 0n, wins: 0n, seconds: 0 }
}
