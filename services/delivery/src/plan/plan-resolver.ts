import { createHash } from 'node:crypto'
import type { Language, Theme } from '@site/config'
import { planSchema, type Brand, type Plan, type Release } from '@site/config/schema'
import type { ClosureStore } from '#assets/closure.ts'
import type { Preview } from '#preview/preview.ts'
import type { BrandPlans } from './brand-plan.ts'
import { brandView } from './brand-view.ts'
import type { Facts, FirstData } from './first-data.ts'
import { firstCalls, slotsOfScreen } from './landing.ts'
import { pageFiles } from './page-files.ts'
import { firstMessages } from './plan-messages.ts'

export interface Visit {
  readonly brand: Brand
  /** Path and query of the request. */
  readonly url: string
  readonly language: Language
  readonly theme: Theme
  readonly memberHint: boolean
  readonly composition: 'federated' | 'mono'
  /** Sticky number of the visitor, 0 to 99. */
  readonly bucket: number
  /** What this browser alone sees; its brand is the visit's. */
  readonly preview?: Preview | undefined
  /** Whether the visitor has still to say that they are old enough for the brand (SHL-33). */
  readonly showsAgeGate?: boolean
  /** Whether the browser had a preview until now. */
  readonly afterPreview?: boolean | undefined
}

export interface Resolved {
  readonly plan: Plan
  /** Releases behind the plan's modules, for drawing. */
  readonly releases: ReadonlyMap<string, Release>
  /** The shell's release that draws it. */
  readonly drawnBy: Release
  /** The page's own scripts, by `<module>/<file>`, in order. */
  readonly scripts: readonly string[]
  /** First data as it came: the same objects for as long as it says the same. */
  readonly facts: Facts
}

export interface Sources {
  readonly brandPlans: BrandPlans
  readonly closures: ClosureStore
  readonly firstData: FirstData
  readonly serviceWorker: boolean
  /** The share of pages that report telemetry, from 0 to 1. */
  readonly fieldRate: number
}

/** The first data of a page, as far as it is here in time. */
export async function factsOf({ brand, language, ...visit }: Visit, sources: Sources): Promise<Facts> {
  const common = sources.brandPlans.of(brand, { language, ...visit })
  const landing = common.routeAt(visit.url)
  if (landing === undefined) return []
  const calls = firstCalls(landing, slotsOfScreen(landing, common.slots), visit.url)
  const { preview } = visit
  const link = preview && preview.drafts.length > 0 ? preview.link : undefined
  return await sources.firstData.get(calls, brand, language, link)
}

/** Works out what a page needs for (brand, route, language, visitor): architecture, "the plan". */
export async function resolvePlan(visit: Visit, sources: Sources): Promise<Resolved> {
  const { brand, language, composition } = visit
  const federated = composition === 'federated'
  const common = sources.brandPlans.of(brand, visit)
  const { routes, slots } = common
  const landing = common.routeAt(visit.url)
  const onScreen = landing ? slotsOfScreen(landing, slots) : []
  const status = brand.maintenance ? 1 : brand.regionRestriction ? 2 : 0
  const facts = status === 0 ? await factsOf(visit, sources) : []
  // Pages with a canary always report: they are few, and it is judged by them.
  const rate = common.cohort === '' ? sources.fieldRate : Math.ceil(sources.fieldRate)
  const sendsReport = federated && status === 0 && rate > 0 && visit.preview === undefined
  const files = pageFiles({
    shell: common.shell,
    releases: federated ? common.releases : new Map(),
    lastGood: common.lastGood,
    parts: federated && landing ? [landing, ...onScreen] : [],
  })
  const core = {
    release: common.release,
    composition,
    brand: brandView(brand, language, visit.bucket),
    language,
    theme: visit.theme,
    memberHint: visit.memberHint,
    flags: common.flags,
    status,
    landing: landing?.id ?? null,
    modules: common.modules,
    routes,
    slots,
    entries: common.entries,
    popups: common.popups,
    closure: federated && status === 0 ? sources.closures.make(files.closure) : null,
    inlined: [...files.inlined],
    styles: files.styles,
    integrity: files.integrity,
    ...firstMessages(common, landing ? [landing, ...onScreen] : onScreen),
    data: facts,
    drawn: false,
    ...(sendsReport && { field: { rate, shell: common.shell.version } }),
    // A worker would keep the frame of what is not live.
    worker: federated && status === 0 && sources.serviceWorker && visit.preview === undefined,
    offline: false,
  }
  const id = createHash('sha256')
    .update(JSON.stringify({ ...core, data: [] }))
    .digest('hex')
    .slice(0, 16)
  const { releases, drawnBy } = common
  return { plan: planSchema.parse({ id, ...core }), releases, drawnBy, scripts: files.scripts, facts }
}
