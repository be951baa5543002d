import type { PlanRoute, PlanSlot, Release } from '@site/config/schema'
import { slotsOfScreen } from './landing.ts'

/** The parameters that a route declares (module.json); all others change nothing of what is drawn. */
export interface RouteParams {
  readonly drawn: ReadonlySet<string>
  /** Tickets of one visitor: their page is kept nowhere. */
  readonly secret: ReadonlySet<string>
}

/** Finds the route of an address by its path or one of its aliases. */
export function routeFinder(routes: readonly PlanRoute[]): (url: string) => PlanRoute | undefined {
  const byPath = new Map(
    routes.toReversed().flatMap((route) => [route.path, ...route.aliases].map((path) => [path, route])),
  )
  return (url) => byPath.get(url.split('?', 1)[0] ?? '')
}

/** Names between braces in the calls of first data. */
const namesIn = (calls: readonly string[]): string[] =>
  calls.flatMap((call) =>
    [...call.matchAll(/\{[&!]?([\w,]+)\}/g)].flatMap(([, names = '']) => names.split(',')),
  )

/** Finds what a route and the slots on its screen read of an address. */
export function paramsFinder(
  releases: readonly Release[],
  slots: readonly PlanSlot[],
): (route: PlanRoute) => RouteParams {
  const found = new Map<string, RouteParams>()
  return (route) => {
    const known = found.get(route.id)
    if (known) return known
    const declared = releases
      .find(({ name }) => name === route.module)
      ?.declaration.routes.find(({ id }) => id === route.id)
    const calls = [...route.data, ...slotsOfScreen(route, slots).flatMap(({ data }) => data)]
    const params = {
      drawn: new Set([...namesIn(calls), ...(declared?.params ?? [])]),
      secret: new Set(declared?.secretParams ?? []),
    }
    found.set(route.id, params)
    return params
  }
}
