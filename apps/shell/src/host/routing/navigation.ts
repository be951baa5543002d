import { HOME_PATH } from '@site/config'
import type { Plan, PlanRoute } from '@site/config/schema'
import { routeOf, signIn, site, type Composition } from '@site/shared-api'
import { afterLeaving, overlayEntryOnTop } from './overlay-history.ts'
import { countStep } from './location.ts'
import { enterEntry, newEntry, sameEntry } from './scroll-places.ts'

/** A plan changed while this page was open: the next step is a full load, when nothing can be lost (architecture: the life of a page). */
let outdated = false
export function leavePlanAtNextStep(): void {
  outdated = true
}

/** Steps through the site: unknown paths lead home (SHL-02), member areas lead through the login (A5). */
export function createNavigate(plan: Plan): Composition['navigate'] {
  return function navigate(to, { replace = false } = {}) {
    const target = new URL(to, location.href)
    if (target.origin !== location.origin) return location.assign(target)
    const route = routeOf(plan, target.pathname)
    if (route === undefined && target.pathname !== HOME_PATH && !isHome(target.pathname))
      return navigate(HOME_PATH, { replace: true })
    if (route !== undefined && lacksSession(route)) {
      if (!signIn({ next: target.pathname + target.search })) navigate(HOME_PATH, { replace: true })
      return
    }
    if (outdated) return replace ? location.replace(target) : location.assign(target)
    const path = target.pathname + target.search + target.hash
    afterLeaving(() => (replace ? history.replaceState(sameEntry(), '', path) : step(path)))
  }
}

function step(path: string): void {
  // An open menu or popup has an entry of its own on top: the step takes its place, so that back leads to the page below.
  if (overlayEntryOnTop()) history.replaceState(newEntry(), '', path)
  else if (path !== location.pathname + location.search + location.hash)
    history.pushState(newEntry(), '', path)
  enterEntry()
  countStep()
  scrollTo({ top: 0 })
}

const isHome = (path: string): boolean => ['/', '/m', '/m/', '/m/index', '/m/index.html'].includes(path)

export function lacksSession(route: PlanRoute): boolean {
  return (route.access === 'member' || route.access === 'agent') && !site().signedIn()
}
