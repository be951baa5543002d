import type { Plan } from '@site/config/schema'
import { NOT_YET_ROUTES } from '../fixtures/not-yet.ts'
import { SPEC_CATEGORIES, SPEC_GRIDS } from '../fixtures/spec-categories.ts'
import { SPEC_ROUTES, type SpecRoute } from '../fixtures/spec-routes.ts'
import { ask, planAt } from './ask.ts'
import type { BrandName, Site } from './sites.ts'

export interface Visitor {
  readonly brand: BrandName
  /** Whether the browser says that a session may exist. */
  readonly member: boolean
}

const cookiesOf = ({ member }: Visitor): Record<string, string> => (member ? { cookie: 'm_member=1' } : {})

/** The plan that a visitor's home comes with. */
export async function planFor(site: Site, visitor: Visitor): Promise<Plan> {
  return await planAt(site, '/m/home', { brand: visitor.brand, headers: cookiesOf(visitor) })
}

/** What a page answers to an address: its own screen, the login on the way there, or home instead. */
export type Outcome = 'its screen' | 'login' | 'home' | 'nothing'

/** What the specification says that an address does for a visitor; `has` says whether the brand has the route now. */
export function expected(row: SpecRoute, { member }: Visitor, has: boolean): Outcome {
  // Home is in every composition, if need be as the frame alone.
  if (row.path === '/m/home') return 'its screen'
  if (!has || NOT_YET_ROUTES.has(row.path)) return 'home'
  return row.access === undefined || member ? 'its screen' : 'login'
}

export async function outcomeOf(site: Site, visitor: Visitor, path: string): Promise<Outcome> {
  const { status, headers } = await ask(site, path, { brand: visitor.brand, headers: cookiesOf(visitor) })
  if (status === 200) return 'its screen'
  if (status !== 302) return 'nothing'
  if (headers.location === '/m/home') return 'home'
  return headers.location === `/m/login?next=${encodeURIComponent(path)}` ? 'login' : 'nothing'
}

/** Every address of the tables, aliases too, with the row that defines it. */
export const ADDRESSES: readonly (readonly [address: string, row: SpecRoute])[] = SPEC_ROUTES.flatMap((row) =>
  [row.path, ...(row.aliases ?? [])].map((address) => [address, row] as const),
)

/** Rows of the tables that a brand has now: built, with their flag on, in a category that it offers (A4). */
export async function builtRows(site: Site, brand: BrandName): Promise<readonly SpecRoute[]> {
  const { flags, routes } = await planFor(site, { brand, member: true })
  const offered = (row: SpecRoute): boolean => {
    const category = [...SPEC_CATEGORIES, ...SPEC_GRIDS].find(({ path }) => path === row.path)
    // Lotus offers all; which others offer is theirs to choose.
    return category === undefined || brand === 'lotus' || routes.some(({ path }) => path === row.path)
  }
  return SPEC_ROUTES.filter(
    (row) =>
      !NOT_YET_ROUTES.has(row.path) && (row.flag === undefined || flags.includes(row.flag)) && offered(row),
  )
}
