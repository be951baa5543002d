import { listRounds, playSummary } from '../contract/round.ts'
import { callQuery, cursorCallQuery } from '../query.ts'

export type { Round } from '../contract/round.ts'

/** The member's own rounds for money, newest first, page by page: of one game, or of all; amounts are exact decimal text. */
export function roundsQuery(query: { readonly nodeId?: string; readonly limit?: number } = {}) {
  // Every round makes the list another one: it is asked for whenever it is opened.
  return { ...cursorCallQuery(listRounds, { query }), staleTime: 0 }
}

/** What the member's play for money comes to since a moment (ISO 8601 in UTC). */
export function playSummaryQuery(since: string) {
  return { ...callQuery(playSummary, { query: { since } }), staleTime: 0 }
}
