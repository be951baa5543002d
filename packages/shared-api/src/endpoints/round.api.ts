import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ValueOf } from '../contract/call.ts'
import type { listRounds, playSummary } from '../contract/round.ts'
import { callUrl, getQuery } from '../query.ts'
import { baseLanguage } from '../session/session.atoms.ts'
import { site } from '../site.ts'

export type { Round } from '../contract/round.ts'
export type Rounds = ValueOf<typeof listRounds>
export type PlaySummary = ValueOf<typeof playSummary>

const PATH = '/wps/game/rounds'

/** The member's own rounds for money, newest first, page by page: of one game, or of all; amounts are exact decimal text. */
export function roundsQuery({ nodeId, limit }: { nodeId?: string; limit?: number } = {}) {
  return infiniteQueryOptions({
    queryKey: ['paged', callUrl(PATH, { nodeId, limit }), site().store.get(baseLanguage)] as const,
    initialPageParam: '',
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await site().client.get(callUrl(PATH, { nodeId, limit, cursor }), { signal })) as Rounds, // reason: typed by the contract, checked by the platform
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Every round makes the list another one: it is asked for whenever it is opened.
    staleTime: 0,
    meta: { member: true },
  })
}

/** What the member's play for money comes to since a moment (ISO 8601 in UTC). */
export function playSummaryQuery(since: string) {
  return { ...getQuery<PlaySummary>(`${PATH}/summary`, { since }, { member: true }), staleTime: 0 }
}
