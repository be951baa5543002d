import { sql } from 'kysely'
import type { Database } from '#db/database'
import { equals, type Check, type Day } from '#money/report/figures/day'

interface Played {
  rounds: bigint
  bet: bigint
  won: bigint
}

/** What was staked in the rounds that ended with a day, and won, as it is kept, beside the rounds themselves. Indexes: turnover_days_of_brand, rounds_by_end. */
export async function played(
  db: Database,
  { before, currency, day, merchant, since }: Day,
): Promise<Played & { bets: Check; wins: Check }> {
  const sums = sql`coalesce(sum(rounds), 0)::bigint as rounds, coalesce(sum(bet), 0)::bigint as bet,
    coalesce(sum(won), 0)::bigint as won`
  const kept = await sql<Played>`select ${sums} from turnover_days
    where merchant = ${merchant} and day = ${day}::date and currency = ${currency}`.execute(db)
  const real = await sql<Played>`select count(*) as rounds, coalesce(sum(stake), 0)::bigint as bet,
      coalesce(sum(payout), 0)::bigint as won
    from rounds where closed_at >= ${since} and closed_at < ${before} and merchant = ${merchant}
    and currency = ${currency} and status in ('won', 'lost')`.execute(db)
  const nothing = { rounds: 0n, bet: 0n, won: 0n }
  const [ours, theirs] = [kept.rows[0] ?? nothing, real.rows[0] ?? nothing]
  return {
    ...ours,
    bets: equals('rounds', ours.bet, theirs.bet),
    wins: equals('rounds', ours.won, theirs.won),
  }
}
