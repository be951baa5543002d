import type { GameMenu } from '@site/shared-api'
import type { Game } from '@site/shared-api/contract/game'
import type { CategoryPage } from './category-of.ts'

const matches = (value: string | undefined, given: string): boolean =>
  value === undefined || value.toUpperCase() === given.toUpperCase()

/**
 * The hot games that a page shows; the list is short and filtered here (A4, LOB-20). Which providers belong to a category
 * is the brand's setting, part of its menu.
 */
export function hotFilter(
  games: readonly Game[],
  { key, category, chosen }: CategoryPage,
  menus: readonly GameMenu[] | undefined,
): readonly Game[] {
  const { dataType, vassalage, gameClassify, gameName, minBet, minLine } = chosen
  const vendors = menus?.find((menu) => menu.key === key)?.vendors
  const part = gameName?.toLowerCase()
  return games.filter(
    (game) =>
      (key === 'HOT' ||
        (game.gameType === category.gameType &&
          matches(category.gameClassify, game.gameClassify) &&
          (vendors === undefined || vendors.some((one) => one.vassalage === game.vassalage)))) &&
      matches(vassalage ?? category.vassalage, game.vassalage) &&
      (matches(gameClassify, game.gameClassify) || matches(gameClassify, game.gameClassifyNew)) &&
      (dataType !== 'NEW' || game.isNew === 1) &&
      (part === undefined || game.displayName.toLowerCase().includes(part)) &&
      (minBet === undefined || Number(game.minBet) <= Number(minBet)) &&
      (minLine === undefined || game.minLine >= Number(minLine)),
  )
}
