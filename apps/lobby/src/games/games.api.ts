import { PAGE_SIZE_FAVOURITES, PAGE_SIZE_HOT, PAGE_SIZE_LIST, PAGE_SIZE_SEARCH } from '@site/config'
import { callQuery, pagedCallQuery } from '@site/shared-api'
import {
  favouriteGames,
  homeGames,
  hotGames,
  listGames,
  recentGames,
  type Game,
} from '@site/shared-api/contract/game'
import { gameDetail } from '@site/shared-api/contract/launch'

/** Games of a rail on home: two widths of the screen, then the way to all of them. */
const RAIL_SIZE = 6

/** Home in one call: hot games, then the first games of every category in the brand's order (A2, A4). */
export function homeGamesQuery() {
  return callQuery(homeGames, { query: { size: RAIL_SIZE } })
}

/** The hot games that home begins with (A4: 12). */
export function firstHotGamesQuery() {
  return callQuery(hotGames, { query: { limit: PAGE_SIZE_HOT } })
}

/** Every hot game: the list is short and is filtered by who shows it (A4, A7). */
export function hotGamesQuery() {
  return callQuery(hotGames)
}

/** A game by its node id, with everything that a launch needs (A3); the old language's stays until the new one's is there. */
export function gameDetailQuery(nodeId: string) {
  return {
    ...callQuery(gameDetail, { query: { nodeId } }),
    placeholderData: (before: Game | undefined) => (before?.nodeId === nodeId ? before : undefined),
  }
}

export interface GameFilter {
  /** A category or a game type; all of them when absent. */
  readonly gameType?: string | undefined
  readonly gameClassify?: string | undefined
  /** Provider code. */
  readonly vassalage?: string | undefined
  readonly gameName?: string | undefined
  /** Playable from this stake or less. */
  readonly minBet?: string | undefined
  /** At least so many lines. */
  readonly minLine?: string | undefined
  readonly isNew?: '1' | undefined
}

/** Games of a filter, 24 a page (A7). */
export function gameListQuery(filter: GameFilter) {
  const { gameType, gameClassify, vassalage, gameName, minBet, minLine, isNew } = filter
  const filters = { gameType, gameClassify, vassalage, gameName, minBet, minLine, isNew }
  const query = { ...filters, pageSize: PAGE_SIZE_LIST }
  return pagedCallQuery(listGames, 'pageNo', { query })
}

/** Games of the search screen: of all categories or one, by name or the most popular, 36 a page (A4, A7). */
export function gameSearchQuery({ gameType, gameName }: Pick<GameFilter, 'gameType' | 'gameName'>) {
  const query = { gameType, gameName, pageSize: PAGE_SIZE_SEARCH }
  return pagedCallQuery(listGames, 'pageNo', { query })
}

interface MemberFilter {
  readonly gameType?: string | undefined
  /** Provider code. */
  readonly vendor?: string | undefined
}

/** The member's favourites: 24 a page on the list screen, 200 in the lobby, 100 on home (A7). */
export function favouriteGamesQuery(
  { gameType, vendor }: MemberFilter,
  where: keyof typeof PAGE_SIZE_FAVOURITES = 'list',
) {
  const query = { gameType, vendor, pageSize: PAGE_SIZE_FAVOURITES[where] }
  return pagedCallQuery(favouriteGames, 'pageNo', { query })
}

/** What the member played last, 24 a page (A7). */
export function recentGamesQuery({ gameType, vendor }: MemberFilter) {
  const query = { gameType, vendor, pageSize: PAGE_SIZE_LIST }
  return pagedCallQuery(recentGames, 'page', { query })
}
