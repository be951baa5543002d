import { CATEGORIES } from '@site/config'
import { gameMenusQuery, routeOf, site, useQuery } from '@site/shared-api'
import { CATEGORY_ICONS, OWN_GAME_PLACES, type MenuEntry } from '#chrome/entries/menu-entries.ts'
import type { MenuItem } from '#chrome/entries/menu-item.ts'
import { usePlaces } from '#chrome/entries/use-places.ts'

const PATHS = new Map(CATEGORIES.map(({ key, path }) => [key, path]))

function entryOf(key: string): MenuEntry[] {
  const path = PATHS.get(key)
  const route = path === undefined ? undefined : routeOf(site().plan, path)
  if (route === undefined) return []
  return [{ id: route.id, icon: CATEGORY_ICONS[key] ?? 'gamepad-2', text: `category.${key}` }]
}

interface GamePlaces {
  readonly items: readonly MenuItem[]
  /** So many more are on their way. */
  readonly coming: number
}

/** The player's own lists, then the brand's categories in its order; every drawn category when that order cannot be had. */
export function useGamePlaces(): GamePlaces {
  const drawn = [...PATHS.keys()].filter((key) => key in CATEGORY_ICONS && entryOf(key).length > 0)
  const { data, isError } = useQuery({ ...gameMenusQuery(), enabled: drawn.length > 0 })
  const keys = data?.map(({ key }) => key) ?? (isError ? drawn : [])
  const items = usePlaces([...OWN_GAME_PLACES, ...keys.flatMap(entryOf)])
  return { items, coming: data === undefined && !isError ? drawn.length : 0 }
}
