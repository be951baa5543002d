import type { FastifyInstance } from 'fastify'
import { partsOf } from '#start/parts/parts'

type Routes = (app: FastifyInstance) => Promise<void>

/** The plugins of all domains: what their files `routes.ts` and `<name>.routes.ts` export under a name that ends in `Routes`. */
export async function foundRoutes(): Promise<Routes[]> {
  const found: Routes[] = []
  for (const { path, load } of await partsOf('routes')) {
    const plugins = Object.entries(await load()).flatMap(([name, value]) =>
      name.endsWith('Routes') && isRoutes(value) ? [value] : [],
    )
    if (plugins.length === 0)
      throw new Error(`${path} serves nothing: export an async function whose name ends in Routes.`)
    found.push(...plugins)
  }
  return found
}

function isRoutes(value: unknown): value is Routes {
  return typeof value === 'function'
}
