import { CATEGORIES, type Category } from '@site/config'
import type { GameFilter } from '@site/shared-api'

export interface CategoryPage {
  /** Key of the strip's tab. */
  readonly key: string
  readonly filter: GameFilter
  /** Code of the chosen provider; a category that is one provider's has none to choose. */
  readonly vassalage: string | undefined
  readonly choosable: boolean
}

const FEATURE_BUY: Category = {
  key: 'SLOT',
  path: '/m/slot-games',
  gameType: 'RNG',
  gameClassify: 'FeatureBuy',
}

/** The category of a route, with what the address asks of it: vassalage, gameClassify, dataType (A2, LOB-09). */
export function categoryOf(path: string, query: URLSearchParams): CategoryPage {
  const category = CATEGORIES.find((known) => known.path === path) ?? FEATURE_BUY
  const vassalage = query.get('vassalage') || undefined
  const classify =
    query.get('gameClassify') || (category === FEATURE_BUY ? FEATURE_BUY.gameClassify : undefined)
  return {
    key: category.key,
    vassalage,
    choosable: category.vassalage === undefined,
    filter: {
      // The platform knows a category by its key; a classification of the address stands in for the category's own.
      gameType: classify ? category.gameType : category.key,
      gameClassify: classify,
      vassalage: vassalage ?? category.vassalage,
      isNew: query.get('dataType')?.toUpperCase() === 'NEW' ? '1' : undefined,
    },
  }
}

/** The same address with another provider, or with none. */
export function withProvider(
  pathname: string,
  query: URLSearchParams,
  vassalage: string | undefined,
): string {
  const next = new URLSearchParams(query)
  next.delete('vassalage')
  if (vassalage !== undefined) next.set('vassalage', vassalage)
  const text = next.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}
