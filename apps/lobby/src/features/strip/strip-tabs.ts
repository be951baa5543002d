import { routeExists } from '@site/shared-api'
import { categoryPath } from '#games/categories.ts'

export interface StripTab {
  readonly key: string
  readonly path: string
}

const HOT = 'HOT'
const FAVOURITES: StripTab = { key: 'FAV', path: '/m/fav-games' }

/** HOT, FAV, then the categories in the server's order; one without a screen in this brand is left out (LOB-06). */
export function stripTabs(categories: readonly { readonly key: string }[]): readonly StripTab[] {
  const tabOf = (key: string): readonly StripTab[] => {
    const path = categoryPath(key)
    return path === undefined ? [] : [{ key, path }]
  }
  const rest = categories.filter(({ key }) => key !== HOT && key !== FAVOURITES.key)
  return [
    ...tabOf(HOT),
    ...(routeExists(FAVOURITES.path) ? [FAVOURITES] : []),
    ...rest.flatMap(({ key }) => tabOf(key)),
  ]
}
