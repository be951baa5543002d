import { routeOf, site } from '@site/shared-api'
import { isIconName, type IconName } from '@site/ui'

/** The category of the page at a path, as its route declares it (module.json); undefined where it has none. */
export function categoryAt(pathname: string): string | undefined {
  return routeOf(site().plan, pathname)?.category
}

/** The page of a category; undefined where the brand has none. */
export function categoryPath(key: string): string | undefined {
  return site().plan.routes.find(({ category }) => category === key)?.path
}

/** The icon of a category's page: that of its row in the menu; one without a row gets the games' own. */
export function pathIcon(path: string): IconName {
  const row = site().plan.entries.find(
    ({ at, to }) => at === 'menu.games' && to.kind === 'route' && to.path === path,
  )
  return row !== undefined && isIconName(row.icon) ? row.icon : 'layout-grid'
}
