import { createHash } from 'node:crypto'
import type { Language, Theme } from '@site/config'
import { planSchema, type Brand, type Plan, type Release } from '@site/config/schema'
import type { AssetStore } from '#assets/asset-store.ts'
import type { ClosureStore } from '#assets/closure.ts'
import type { Registry } from '#registry/registry.ts'
import { planModule, releasesOf, usable } from './brand-releases.ts'
import { brandView } from './brand-view.ts'
import type { FirstData } from './first-data.ts'
import { firstCalls, slotsOfScreen } from './landing.ts'
import { flagsOn } from './offer.ts'
import { pageFiles } from './page-files.ts'
import { entriesOf } from './plan-entries.ts'
import { messagesOf } from './plan-messages.ts'
import { popupsOf } from './plan-popups.ts'
import { routesOf } from './plan-routes.ts'
import { slotsOf } from './plan-slots.ts'

export interface Visit {
  readonly brand: Brand
  /** Path and query as asked for. */
  readonly url: string
  readonly language: Language
  readonly theme: Theme
  readonly memberHint: boolean
  readonly composition: 'federated' | 'mono'
  /** Sticky number of the visitor, 0 to 99. */
  readonly bucket: number
}

export interface Resolved {
  readonly plan: Plan
  /** Releases behind the plan's modules, for drawing. */
  readonly releases: ReadonlyMap<string, Release>
  /** The page's own scripts, by `<module>/<file>`, in order. */
  readonly scripts: readonly string[]
}

interface Sources {
  readonly registry: Registry
  readonly assets: AssetStore
  readonly closures: ClosureStore
  readonly firstData: FirstData
  readonly serviceWorker: boolean
}

/** Works out what a page needs for (brand, route, language, visitor): architecture, "the plan". */
export async function resolvePlan(visit: Visit, sources: Sources): Promise<Resolved> {
  const { brand, language, memberHint, composition } = visit
  const { registry, assets } = sources
  const federated = composition === 'federated'
  const shell = usable(registry, assets, federated ? 'shell' : 'mono')
  if (shell === undefined)
    throw new Error('No shell has been released yet: run npm start, or npm run build and publish.')
  const { releases, declarations } = releasesOf(brand, registry, assets)
  const flags = flagsOn(brand, declarations)
  const offer = { releases: [...releases.values()], flags, categories: brand.categories, memberHint }
  const routes = routesOf(offer)
  const popups = popupsOf(offer)
  const slots = slotsOf(offer)
  const path = visit.url.split('?')[0] ?? '/'
  const landing = routes.find((route) => route.path === path || route.aliases.includes(path))
  const onScreen = landing ? slotsOfScreen(landing, slots) : []
  const status = brand.maintenance ? 1 : brand.regionRestriction ? 2 : 0
  const data =
    status === 0 && landing
      ? await sources.firstData.get(firstCalls(landing, onScreen, visit.url), brand.merchant, language)
      : []
  const lastGood = new Map(
    federated ? offer.releases.map(({ name }) => [name, registry.lastGood(name)] as const) : [],
  )
  const files = pageFiles({
    shell,
    releases: federated ? releases : new Map(),
    lastGood: [...lastGood.values()].flatMap((good) => good ?? []),
    parts: federated && landing ? [landing, ...onScreen] : [],
  })
  const core = {
    release: releaseOf(registry, brand),
    composition,
    brand: brandView(brand, language, visit.bucket),
    language,
    theme: visit.theme,
    memberHint,
    flags: [...flags],
    status,
    landing: landing?.id ?? null,
    modules: offer.releases.map((release) => planModule(release, lastGood.get(release.name))),
    routes,
    slots,
    entries: entriesOf(offer, { routes, popups }),
    popups,
    closure: federated && status === 0 ? sources.closures.make(files.closure) : null,
    inlined: [...files.inlined],
    styles: files.styles,
    integrity: files.integrity,
    messages: messagesOf(shell, offer.releases, language),
    data,
    drawn: false,
    worker: federated && status === 0 && sources.serviceWorker,
    offline: false,
  } satisfies Omit<Plan, 'id'>
  const id = createHash('sha256')
    .update(JSON.stringify({ ...core, data: [] }))
    .digest('hex')
    .slice(0, 16)
  return { plan: planSchema.parse({ id, ...core }), releases, scripts: files.scripts }
}

/** What a brand's pages are made of now: live releases and switches. */
export function releaseOf(registry: Registry, brand: Brand): string {
  return createHash('sha256')
    .update(registry.revision())
    .update(JSON.stringify(brand))
    .digest('hex')
    .slice(0, 12)
}
