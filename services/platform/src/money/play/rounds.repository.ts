import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Localised } from '#games/index'
import type { RoundStatus } from '#money/play/tables'

export interface RoundLine {
  id: string
  placed_at: Date
  round_id: string
  node_id: bigint
  names: Localised | null
  stake: bigint
  payout: bigint
  status: RoundStatus
  currency: string
}

/** A member's rounds, newest first. Indexes: rounds_by_game with a game, else rounds_by_member. */
export async function selectRounds(
  db: Database,
  memberId: string,
  of: { nodeId: bigint | undefined; after: TimePlace | undefined; limit: number },
): Promise<RoundLine[]> {
  const { nodeId, after, limit } = of
  const { rows } =
    await sql<RoundLine>`select r.id, r.placed_at, r.round_id, r.node_id, g.names, r.stake, r.payout,
      r.status, r.currency
    from rounds r left join games g on g.node_id = r.node_id
    where r.member_id = ${memberId}
    ${nodeId === undefined ? sql`` : sql`and r.node_id = ${nodeId}`}
    ${after === undefined ? sql`` : sql`and r.placed_at <= ${after.at} and (r.placed_at < ${after.at} or r.id > ${after.id})`}
    order by r.placed_at desc, r.id limit ${limit}`.execute(db)
  return rows
}

/** What a member's bets since a moment come to, in minor units; refunded ones count for nothing. Index: bets_by_member. */
export async function sumOfPlay(
  db: Database,
  memberId: string,
  since: Date,
): Promise<{ rounds: bigint; stake: bigint; payout: bigint; net: bigint }> {
  const { rows } = await sql<{ rounds: bigint; stake: bigint; payout: bigint; net: bigint }>`
    select count(distinct round) filter (where status <> 'refunded') as rounds,
      coalesce(sum(stake) filter (where status <> 'refunded'), 0)::bigint as stake,
      coalesce(sum(payout) filter (where status <> 'refunded'), 0)::bigint as payout,
      coalesce(sum(net), 0)::bigint as net
    from bets where member_id = ${memberId} and placed_at >= ${since}`.execute(db)
  return rows[0] ?? { rounds: 0n, stake: 0n, payout: 0n, net: 0n }
}
