import type { GameTile as Game } from '@site/shared-api/contract/game'

/** Play money is offered where supportPlay is 0 or freeplay is 1 (GAM-01, A3). */
export function offersFreePlay({
  supportPlay,
  freeplay,
}: Partial<Pick<Game, 'supportPlay' | 'freeplay'>>): boolean {
  return supportPlay === 0 || freeplay === 1
}
