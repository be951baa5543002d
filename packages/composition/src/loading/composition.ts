import type { Plan } from '@site/config/schema'
import { routeOf, type Composition, type SlotComponent } from '@site/shared-api'
import type { ModuleSource } from './module-source.ts'

interface Saver {
  readonly connection?: { readonly saveData?: boolean }
}

/** What modules see of the composition (slots, links), over a source of modules. */
export function createComposition(
  plan: Plan,
  source: ModuleSource,
  steps: Pick<Composition, 'navigate' | 'back' | 'prefetchPopup'>,
): Composition {
  return {
    ready: ({ module, expose }) => source.ready(module, expose) as SlotComponent | undefined, // reason: a slot's params are optional
    load: async ({ module, expose }) => (await source.load(module, expose)) as SlotComponent, // reason: as above
    lastGood: ({ module, expose }) => source.lastGood?.(module, expose) as Promise<SlotComponent> | undefined, // reason: as above
    ...steps,
    prefetch(to) {
      const route = routeOf(plan, new URL(to, location.href).pathname)
      const { connection } = navigator as Navigator & Saver // reason: Save-Data is not in TypeScript's DOM yet
      if (route && connection?.saveData !== true) source.prefetch(route.module, route.expose)
    },
  }
}
