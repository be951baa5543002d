import { roundsQuery } from '@site/shared-api'

const PAGE = 20

/** Rounds of one game, page by page. */
export function roundsOptions(nodeId: string) {
  return roundsQuery({ nodeId, limit: PAGE })
}
