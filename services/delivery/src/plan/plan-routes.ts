import { ALWAYS_OFFERED } from '@site/config'
import type { DeclaredRoute, PlanRoute } from '@site/config/schema'
import { isOn, type Offer } from './offer.ts'
import { canSignIn, forSession } from './sign-in.ts'

/** The routes a visitor of the brand has: flag and category on, and no member area without a way to sign in (MOD-05, SHL-19). */
export function routesOf(offer: Offer): PlanRoute[] {
  const closed = !offer.memberHint && !canSignIn(offer)
  return offer.releases.flatMap((release) =>
    release.declaration.routes
      .filter((route) => isOn(route, offer) && hasCategory(route, offer))
      .filter((route) => !(closed && forSession(route)))
      .map((route) => planRoute(release.name, route)),
  )
}

/** Brands choose their categories (A4). */
function hasCategory({ category }: DeclaredRoute, { categories }: Offer): boolean {
  return category === undefined || ALWAYS_OFFERED.includes(category) || categories.includes(category)
}

function planRoute(
  module: string,
  { flag: _flag, params: _params, secretParams: _secrets, title, category, ...route }: DeclaredRoute,
): PlanRoute {
  return {
    ...route,
    module,
    titleKey: title ?? `title.${route.id}`,
    ...(category === undefined ? {} : { category }),
  }
}
