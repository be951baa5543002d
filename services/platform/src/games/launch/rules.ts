import { LOTTERY_TYPES } from '@site/shared-api/contract/launch'
import type { Scope } from '#games/catalogue/classes/categories'
import type { GameRow } from '#games/catalogue/games.repository'

/** Whether the lottery launcher opens it (A4). */
export function isLottery(game: Pick<GameRow, 'game_type'>): boolean {
  return LOTTERY_TYPES.some((type) => type === game.game_type)
}

/** Whether play money is offered: supportPlay is 0 or freeplay is 1 (A3, GAM-01). */
export function offersFreePlay(game: Pick<GameRow, 'support_play' | 'freeplay'>): boolean {
  return game.support_play === 0 || game.freeplay === 1
}

/** Whether a category holds the game. */
export function holdsGame(scope: Scope, game: GameRow): boolean {
  return (
    (scope.hot !== true || game.hot_rank !== null) &&
    (scope.gameType === undefined || scope.gameType === game.game_type) &&
    (scope.classify === undefined || scope.classify === game.game_classify) &&
    (scope.vendors === undefined || scope.vendors.includes(game.vendor))
  )
}
