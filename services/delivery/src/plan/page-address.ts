import type { PlanRoute } from '@site/config/schema'
import type { BrandPlan } from './brand-plan.ts'
import { LONGEST_VALUE } from './landing.ts'

/** An address as far as it decides what is drawn. */
export interface PageAddress {
  /** The path, with the route's own parameters in alphabetical order. */
  readonly url: string
  readonly route: PlanRoute | undefined
  /** Whether other visitors may request the same: no secret in it, and no value too long for a filter. */
  readonly shared: boolean
}

/** Leaves out of an address what its route declares nothing of, so that it can neither be drawn by nor push anything out. */
export function pageAddress(address: string, plan: BrandPlan): PageAddress {
  const [path = '/', query = ''] = address.split('?', 2)
  const route = plan.routeAt(path)
  if (route === undefined || query === '') return { url: path, route, shared: true }
  const { drawn, secret } = plan.paramsOf(route)
  const given = [...new Map([...new URLSearchParams(query)].toReversed())]
    .filter(([name, value]) => value !== '' && (drawn.has(name) || secret.has(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const shared = given.every(([name, value]) => drawn.has(name) && value.length <= LONGEST_VALUE)
  return { url: given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`, route, shared }
}
