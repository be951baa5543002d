import { callUrl, gameMenusQuery, site, type Game } from '@site/shared-api'
import type { Launched } from '@site/shared-api/contract/launch'
import { isLottery, lotteryLaunch } from '#play/lottery-launch.ts'

/** The launcher's address with what it asks for (GAM-02, A7). */
async function launchUrl(game: Game, free: boolean): Promise<string> {
  const freePlay = free ? '1' : '0'
  const { vassalage: vendor, gameCode, gameType: category, gameId, nodeId } = game
  if (!isLottery(game)) {
    const asked = { category, vendor, gameId, nodeId, freePlay }
    return callUrl('/wps/game/launchGame', asked)
  }
  const mapping = await site().queries.ensureQueryData(gameMenusQuery())
  return callUrl('/lgw/games/mobile/launch', {
    vendor,
    gameCode,
    ...lotteryLaunch(game, mapping),
    ...(free ? { freePlay } : {}),
  })
}

/** Asks for a game's address, good for one opening. Throws ApiError, SessionEndedError or NetworkError. */
export async function launch(game: Game, free: boolean, signal: AbortSignal): Promise<Launched> {
  const url = await launchUrl(game, free)
  return (await site().client.get(url, { signal })) as Launched // reason: typed by the contract, checked by the platform
}

const RECENT = '/wps/game/recent'

/** Tells every module that a game has opened and puts it first in the recently played (LOB-23). */
export function noteLaunched({ nodeId }: Pick<Game, 'nodeId'>): void {
  const { bus, client, queries } = site()
  bus.emit('gameLaunched', { nodeId })
  // A background write: a failure costs the player nothing but a line in a list (A8: no alert).
  void client
    .get(callUrl(`${RECENT}/add`, { nodeId }))
    .then(() => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.some(isRecentList) }))
    .catch(() => undefined)
}

function isRecentList(part: unknown): boolean {
  return typeof part === 'string' && (part === RECENT || part.startsWith(`${RECENT}?`))
}
