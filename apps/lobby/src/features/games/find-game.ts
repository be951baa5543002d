import { answersOf, site } from '@site/shared-api'
import type { GameTile } from '@site/shared-api/contract/game'
import { favouriteGames, homeGames, hotGames, listGames, recentGames } from '@site/shared-api/contract/game'
import { gameDetail } from '@site/shared-api/contract/launch'

const LISTS = [gameDetail, homeGames, hotGames, listGames, favouriteGames, recentGames].map(answersOf)

function isGame(value: object): value is GameTile {
  return 'nodeId' in value && 'displayName' in value && 'vassalage' in value
}

function search(value: unknown, nodeId: string): GameTile | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isGame(value)) return value.nodeId === nodeId ? value : undefined
  for (const part of Object.values(value)) {
    const found = search(part, nodeId)
    if (found) return found
  }
  return undefined
}

/** A game that is already in a list of this page, whichever call loaded it. */
export function findGame(nodeId: string): GameTile | undefined {
  const predicate = (query: Parameters<(typeof LISTS)[number]>[0]): boolean =>
    LISTS.some((holds) => holds(query))
  for (const [, data] of site().queries.getQueriesData({ predicate })) {
    const found = search(data, nodeId)
    if (found) return found
  }
  return undefined
}
