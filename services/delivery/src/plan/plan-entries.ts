import type { DeclaredEntry, PlanEntry, PlanPopup, PlanRoute, Release } from '@site/config/schema'
import { isOn, type Offer } from './offer.ts'

/** What rows may lead to: the routes and popups that the visitor has. */
interface Targets {
  readonly routes: readonly PlanRoute[]
  readonly popups: readonly PlanPopup[]
}

interface Way {
  readonly to: PlanEntry['to']
  /** The words of where it leads; a link has none of its own. */
  readonly title?: PlanEntry['text']
  readonly category?: string | undefined
}

/** The rows of the frame: each leads to the first of its targets that the brand has; without any it is not there (MOD-05). */
export function entriesOf(offer: Offer, targets: Targets): PlanEntry[] {
  const rows = offer.releases.flatMap((release) =>
    release.declaration.entries
      .filter((entry) => isOn(entry, offer))
      .flatMap((entry) => {
        const way = entry.to.map((to) => wayTo(to, targets)).find((found) => found !== undefined)
        const row = way && planEntry(release, entry, way)
        return row ? [{ row, place: offer.categories.indexOf(way.category ?? '') }] : []
      }),
  )
  // Rows of one order that lead to categories stand as the brand has ordered those (A4).
  return rows.sort((a, b) => a.row.order - b.row.order || a.place - b.place).map(({ row }) => row)
}

function wayTo(to: string, { routes, popups }: Targets): Way | undefined {
  const [kind, rest = ''] = to.split(/:(.*)/s)
  if (kind === 'route') {
    const route = routes.find(({ id }) => id === rest)
    return (
      route && {
        to: { kind, id: route.id, path: route.path },
        title: { module: route.module, key: route.titleKey },
        category: route.category,
      }
    )
  }
  if (kind === 'popup') {
    const popup = popups.find(({ name }) => name === rest)
    return popup && { to: { kind, name: popup.name }, title: popup.title }
  }
  return kind === 'link' ? { to: { kind, href: rest } } : undefined
}

function planEntry(
  release: Release,
  { text: key, icon, flag: _flag, ...row }: DeclaredEntry,
  { to, title }: Way,
): PlanEntry | undefined {
  const text = key === undefined ? title : { module: release.name, key }
  return text && { ...row, to, text, module: release.name, icon: iconOf(release, icon) }
}

/** An icon of the module's own is served as the file that its release holds; the kit's go by their names. */
function iconOf({ name, icons }: Release, icon: string): string {
  const file = icons?.[icon]
  return file === undefined ? icon : `/m/-/assets/${name}/${file}`
}
