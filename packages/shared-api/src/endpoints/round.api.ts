import type { listRounds, QueryInput, ValueOf } from '../contract/index.ts'
import { getQuery } from '../query.ts'

export type Rounds = ValueOf<typeof listRounds>

/** The member's own rounds for money, newest first: of one game, or of all; amounts are exact decimal text. */
export function roundsQuery({ nodeId, cursor, limit }: QueryInput<typeof listRounds> = {}) {
  const query = { nodeId, cursor, limit: limit === undefined ? undefined : String(limit) }
  return getQuery<Rounds>('/wps/game/rounds', query, { member: true })
}
