import { CATEGORIES } from '@site/config'
import { routeExists } from '@site/shared-api'

export interface StripTab {
  readonly key: string
  readonly path: string
}

const FIRST: readonly StripTab[] = [
  { key: 'HOT', path: '/m/hot-games' },
  { key: 'FAV', path: '/m/fav-games' },
]

const PATHS = new Map(CATEGORIES.map(({ key, path }) => [key, path]))

/** HOT, FAV, then the categories in the server's order; one without a screen in this brand is left out (LOB-06). */
export function stripTabs(categories: readonly { readonly key: string }[]): readonly StripTab[] {
  const rest = categories.flatMap(({ key }) => {
    const path = PATHS.get(key)
    return path === undefined || FIRST.some((tab) => tab.key === key) ? [] : [{ key, path }]
  })
  return [...FIRST, ...rest].filter(({ path }) => routeExists(path))
}
