import { callQuery, cursorCallQuery } from '@site/shared-api'
import { listRounds, playSummary } from '@site/shared-api/contract/round'

const PAGE = 20

/** The member's own rounds of one game for money, newest first, page by page; amounts are exact decimal text. */
export function roundsQuery(nodeId: string) {
  // Every round changes the list: it is requested whenever it is opened.
  return { ...cursorCallQuery(listRounds, { query: { nodeId, limit: PAGE } }), staleTime: 0 }
}

/** What the member's play for money comes to since a moment (ISO 8601 in UTC). */
export function playSummaryQuery(since: string) {
  return { ...callQuery(playSummary, { query: { since } }), staleTime: 0 }
}
