import type { Plan } from '@site/config/schema'
import { startSite, type Site } from '../site.ts'
import type { SiteEvent } from '../events.ts'
import { testPlan } from './test-plan.ts'

export interface TestSite extends Site {
  /** Where modules navigated, in order. */
  readonly visits: { readonly to: string; readonly replace: boolean }[]
  /** Every event published on the bus, in order. */
  readonly facts: SiteEvent[]
}

/** Starts the real site on a test plan; only the host's part (loading code, moving through history) is recorded instead of done. */
export function startTestSite(overrides: Partial<Plan> = {}): TestSite {
  localStorage.clear()
  sessionStorage.clear()
  const visits: TestSite['visits'] = []
  const facts: SiteEvent[] = []
  const started = startSite(testPlan(overrides), {
    ready: () => undefined,
    load: () => Promise.reject(new Error('no code is loaded in a module test')),
    navigate: (to, options) => void visits.push({ to, replace: options?.replace === true }),
    back: () => void visits.push({ to: 'back', replace: false }),
    prefetch: () => undefined,
    prefetchPopup: () => undefined,
  })
  started.bus.all.subscribe((fact) => facts.push(fact))
  return Object.assign(started, { visits, facts })
}
