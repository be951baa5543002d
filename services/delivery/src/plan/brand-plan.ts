import { createHash } from 'node:crypto'
import type { Language } from '@site/config'
import type { Brand, Plan, PlanEntry, PlanPopup, PlanRoute, PlanSlot, Release } from '@site/config/schema'
import type { AssetStore } from '#assets/asset-store.ts'
import type { Preview } from '#preview/preview.ts'
import type { Registry } from '#registry/registry.ts'
import { withBuilt } from '#preview/builds.ts'
import { previewed } from '#preview/previewed.ts'
import { planModule, releasesOf, usable } from './brand-releases.ts'
import { flagsOn } from './offer.ts'
import { entriesOf } from './plan-entries.ts'
import { messagesOf } from './plan-messages.ts'
import { popupsOf } from './plan-popups.ts'
import { routesOf } from './plan-routes.ts'
import { slotsOf } from './plan-slots.ts'
import { releaseIn, releaseOf } from './release-of.ts'
import { paramsFinder, routeFinder, type RouteParams } from './route-params.ts'

/** Who a brand's pages are worked out for; everything else of a visit is the address. */
export interface Audience {
  readonly language: Language
  readonly memberHint: boolean
  readonly composition: 'federated' | 'mono'
  /** Sticky number of the visitor, 0 to 99: by it some have a canary. */
  readonly bucket: number
  /** What this browser alone sees. */
  readonly preview?: Preview | undefined
}

/** What all pages of a brand have in common for an audience. */
export interface BrandPlan {
  /** What the brand's pages are made of now: live releases and switches. */
  readonly release: string
  /** The same, with the releases to fall back to: changes with anything in this plan. */
  readonly revision: string
  /** Key of the visitors who have other releases than the live ones; empty for all others. */
  readonly cohort: string
  readonly shell: Release
  /** The shell that draws: beside the one bundle too its server build is the shell's. */
  readonly drawnBy: Release
  /** Releases behind the plan's modules. */
  readonly releases: ReadonlyMap<string, Release>
  readonly lastGood: readonly Release[]
  readonly flags: readonly string[]
  readonly modules: Plan['modules']
  readonly routes: readonly PlanRoute[]
  /** The route that an address (path, or with its query) belongs to. */
  routeAt(url: string): PlanRoute | undefined
  /** The parameters of a route's address that its drawing knows of. */
  paramsOf(route: PlanRoute): RouteParams
  readonly slots: readonly PlanSlot[]
  readonly popups: readonly PlanPopup[]
  readonly entries: readonly PlanEntry[]
  readonly messages: Plan['messages']
}

export interface BrandPlans {
  of(brand: Brand, audience: Audience): BrandPlan
}

/** A fall-back that has failed, or a file damaged on disk, moves no pointer: so often it is looked at again. */
const LOOK_MS = 1_000
/** Kept at most; canaries that ended leave theirs behind. */
const MOST = 200

interface Kept {
  readonly brand: Brand
  readonly revision: string
  readonly at: number
  readonly plan: BrandPlan
}

/** Works them out once for each brand and audience, and again when a pointer or the brand changes. */
export function createBrandPlans(registry: Registry, assets: AssetStore): BrandPlans {
  const kept = new Map<string, Kept>()
  return {
    of(brand, audience) {
      const { language, memberHint, composition, bucket, preview } = audience
      // Worked out for its few pages each time, and kept nowhere.
      if (preview)
        return brandPlan(brand, audience, previewed(registry, preview), shownAssets(assets, preview))
      const seen = registry.seenBy({ merchant: brand.merchant, bucket })
      const key = [brand.merchant, language, memberHint, composition, seen.cohort].join(' ')
      const revision = registry.revision()
      const known = kept.get(key)
      const now = performance.now()
      if (known && known.brand === brand && known.revision === revision && now - known.at < LOOK_MS)
        return known.plan
      const plan = brandPlan(brand, audience, seen, assets)
      kept.delete(key)
      kept.set(key, { brand, revision, at: now, plan })
      for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest)
      return plan
    },
  }
}

function brandPlan(
  brand: Brand,
  { language, memberHint, composition, preview }: Audience,
  registry: Registry,
  assets: AssetStore,
): BrandPlan {
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
  const good = new Map(
    federated ? offer.releases.map(({ name }) => [name, registry.lastGood(name)] as const) : [],
  )
  const modules = offer.releases.map((release) => planModule(release, good.get(release.name)))
  const release = preview ? releaseIn(preview, registry) : releaseOf(registry, brand)
  return {
    release,
    revision: `${release} ${createHash('sha256').update(JSON.stringify(modules)).digest('base64')}`,
    cohort: registry.cohort,
    shell,
    drawnBy: federated ? shell : (usable(registry, assets, 'shell') ?? shell),
    releases,
    lastGood: [...good.values()].flatMap((release) => release ?? []),
    flags: [...flags],
    modules,
    routes,
    routeAt: routeFinder(routes),
    paramsOf: paramsFinder(offer.releases, slots),
    slots,
    popups,
    entries: entriesOf(offer, { routes, popups }),
    messages: messagesOf(shell, offer.releases, language),
  }
}

const shownAssets = (assets: AssetStore, { builds }: Preview): AssetStore =>
  builds ? withBuilt(assets, builds) : assets
