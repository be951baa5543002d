import { answersOf, call, gameMenusQuery, site } from '@site/shared-api'
import { addRecentGame, recentGames, type Game } from '@site/shared-api/contract/game'
import { launchGame, launchLottery, type Launched } from '@site/shared-api/contract/launch'
import { isLottery, lotteryLaunch } from '#play/lottery-launch.ts'

/** Asks for a game's address, good for one opening (GAM-02, A7). Throws ApiError, SessionEndedError or NetworkError. */
export async function launch(game: Game, free: boolean, signal: AbortSignal): Promise<Launched> {
  const { vassalage: vendor, gameCode, gameType: category, gameId, nodeId } = game
  const choices = { signal, alert: 'own' } as const
  if (!isLottery(game)) {
    const freePlay = free ? '1' : '0'
    return call(launchGame, { query: { category, vendor, gameId, nodeId, freePlay } }, choices)
  }
  const mapping = await site().queries.ensureQueryData(gameMenusQuery())
  const query = {
    vendor,
    gameCode,
    ...lotteryLaunch(game, mapping),
    ...(free ? { freePlay: '1' as const } : {}),
  }
  return call(launchLottery, { query }, choices)
}

/** Publishes to every module that a game has opened and puts it first in the recently played (LOB-23). */
export function noteLaunched({ nodeId }: Pick<Game, 'nodeId'>): void {
  const { bus, queries } = site()
  bus.emit('gameLaunched', { nodeId })
  // A background write: a failure costs the player nothing but a line in a list (A8: no alert).
  void call(addRecentGame, { query: { nodeId } })
    .then(() => queries.invalidateQueries({ predicate: answersOf(recentGames) }))
    .catch(() => undefined)
}
