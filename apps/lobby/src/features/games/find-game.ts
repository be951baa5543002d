import { site, type GameTile } from '@site/shared-api'

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

/** A game that stands in some list of this page already, whichever call brought it. */
export function findGame(nodeId: string): GameTile | undefined {
  for (const [key, data] of site().queries.getQueriesData({})) {
    if (!key.some((part) => typeof part === 'string' && part.startsWith('/wps/game/'))) continue
    const found = search(data, nodeId)
    if (found) return found
  }
  return undefined
}
