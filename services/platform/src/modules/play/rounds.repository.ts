import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { TimePlace } from '#api/time-cursor'
import type { Localised } from '#modules/catalogue/tables'
import type { RoundStatus } from '#modules/play/tables'

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
