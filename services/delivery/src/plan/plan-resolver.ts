import { createHash } from 'node:crypto'
import { CATEGORIES, MODULES, ROUTES, type Language, type Theme } from '@site/config'
import {
  planSchema,
  type Brand,
  type Plan,
  type PlanModule,
  type PlanRoute,
  type PlanSlot,
  type Release,
} from '@site/config/schema'
import type { AssetStore } from '#assets/asset-store.ts'
import type { ClosureStore } from '#assets/closure.ts'
import type { Registry } from '#registry/registry.ts'
import { firstCalls, slotsOfScreen } from './landing.ts'
import type { FirstData } from './first-data.ts'
import { messagesOf } from './plan-messages.ts'

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
  const { brand, language } = visit
  const { registry, assets } = sources
  const shell = usable(registry, assets, visit.composition === 'mono' ? 'mono' : 'shell')
  if (shell === undefined)
    throw new Error('No shell has been released yet: run npm start, or npm run build and publish.')
  const releases = new Map<string, Release>()
  for (const name of MODULES) {
    const release = brand.modules[name] ? usable(registry, assets, name) : undefined
    if (release) releases.set(name, release)
  }
  const flags = Object.entries(brand.flags).flatMap(([name, value]) => (value === 1 ? [name] : []))
  const routes = routesOf([...releases.values()], flags, visit.memberHint, brand.categories)
  const slots = slotsOf([...releases.values()], flags)
  const path = visit.url.split('?')[0] ?? '/'
  const landing = routes.find((route) => route.path === path || route.aliases.includes(path))
  const onScreen = landing ? slotsOfScreen(landing, slots) : []
  const status = brand.maintenance ? 1 : brand.regionRestriction ? 2 : 0
  const data =
    status === 0 && landing
      ? await sources.firstData.get(firstCalls(landing, onScreen, visit.url), brand.merchant, language)
      : []

  const places = landing ? [landing, ...onScreen] : []
  const exposed = places.map(({ module, expose }) => ({
    module,
    files: releases.get(module)?.exposes[expose],
  }))
  const federated = visit.composition === 'federated'
  const names = [...new Set(places.map(({ module }) => module))]
  const closureFiles = [
    ...names.map((module) => `${module}/${releases.get(module)?.entry}`),
    ...exposed.flatMap(({ module, files }) => (files?.js ?? []).map((file) => `${module}/${file}`)),
  ]
  const own = shell.exposes['.'] ?? { js: [], css: [] }
  const styles = [
    ...own.css.map((file) => `${shell.name}/${file}`),
    ...(federated
      ? exposed.flatMap(({ module, files }) => (files?.css ?? []).map((file) => `${module}/${file}`))
      : []),
  ]
  const all = federated ? [shell, ...releases.values()] : [shell]
  const lastGood = new Map(
    [...releases].flatMap(([name]) =>
      registry.lastGood(name) ? [[name, registry.lastGood(name)] as const] : [],
    ),
  )

  const core = {
    release: releaseOf(registry, brand),
    composition: visit.composition,
    brand: {
      merchant: brand.merchant,
      name: brand.name,
      tagline: brand.tagline[language],
      mark: brand.mark,
      currency: brand.currency,
      languages: brand.languages,
      defaultLanguage: brand.defaultLanguage,
      defaultTheme: brand.defaultTheme,
      adultAge: brand.adultAge,
      imageHosts:
        brand.imageHosts.length > 0 ? [brand.imageHosts[visit.bucket % brand.imageHosts.length] ?? ''] : [],
      jackpot: counterOf(brand.jackpot),
    },
    language,
    theme: visit.theme,
    memberHint: visit.memberHint,
    flags,
    status,
    landing: landing?.id ?? null,
    modules: [...releases.values()].map((release) =>
      planModule(release, federated ? lastGood.get(release.name) : undefined),
    ),
    routes,
    slots,
    entries: [],
    popups: [],
    closure: federated && status === 0 ? sources.closures.make([...new Set(closureFiles)]) : null,
    inlined: [...new Set(styles)],
    styles: Object.assign({}, ...all.map((release) => keyed(release, release.styles, (list) => list))),
    integrity: Object.assign(
      {},
      ...[...all, ...(federated ? lastGood.values() : [])].map((release) =>
        release
          ? Object.fromEntries(release.files.map((file) => [`${release.name}/${file.name}`, file.integrity]))
          : {},
      ),
    ),
    messages: messagesOf(shell, [...releases.values()], language),
    data,
    drawn: false,
    worker: federated && status === 0 && sources.serviceWorker,
    offline: false,
  } satisfies Omit<Plan, 'id'>
  const id = createHash('sha256')
    .update(JSON.stringify({ ...core, data: [] }))
    .digest('hex')
    .slice(0, 16)
  return {
    plan: planSchema.parse({ id, ...core }),
    releases,
    scripts: own.js.map((file) => `${shell.name}/${file}`),
  }
}

/** What a brand's pages are made of now: live releases and switches. */
export function releaseOf(registry: Registry, brand: Brand): string {
  return createHash('sha256')
    .update(registry.revision())
    .update(JSON.stringify(brand))
    .digest('hex')
    .slice(0, 12)
}

/** The live release, or the last good one when the live one's files are damaged on disk. */
function usable(registry: Registry, assets: AssetStore, name: string): Release | undefined {
  const live = registry.live(name)
  if (live === undefined || assets.intact(live)) return live
  const good = registry.lastGood(name)
  return good && assets.intact(good) ? good : live
}

function planModule(release: Release, good: Release | undefined): PlanModule {
  const address = ({ version, entryGlobal, entry, exposes }: Release) => ({
    version,
    global: entryGlobal,
    entry,
    exposes,
  })
  return {
    name: release.name,
    ...address(release),
    ...(good && good.version !== release.version ? { lastGood: address(good) } : {}),
  }
}

const keyed = (
  release: Release,
  record: Record<string, string[]>,
  map: (list: string[]) => string[],
): Record<string, string[]> =>
  Object.fromEntries(Object.entries(record).map(([file, list]) => [`${release.name}/${file}`, map(list)]))

function routesOf(
  releases: readonly Release[],
  flags: readonly string[],
  memberHint: boolean,
  categories: readonly string[],
): PlanRoute[] {
  const offered = releases.flatMap((release) =>
    release.declaration.routes.map((declared) => ({ release, declared })),
  )
  const canLogin = offered.some(({ declared }) => declared.id === 'login')
  return offered.flatMap(({ release, declared }): PlanRoute[] => {
    const entry = ROUTES.find((route) => route.id === declared.id)
    const path = entry?.path ?? declared.path
    if (path === undefined || (entry?.flag !== undefined && !flags.includes(entry.flag))) return []
    const category = CATEGORIES.find((other) => other.path === path)
    if (category && category.key !== 'HOT' && !categories.includes(category.key)) return []
    // Without a way to sign in, a member area is a dead end for a guest: nothing may lead there (MOD-05).
    if (entry?.access === 'member' && !canLogin && !memberHint) return []
    return [
      {
        id: declared.id,
        path,
        aliases: [...(entry?.aliases ?? [])],
        module: release.name,
        expose: declared.expose,
        titleKey: entry?.titleKey ?? `title.${declared.id}`,
        back: entry ? entry.back : 'history',
        header: entry?.header ?? declared.header,
        footer: entry?.footer ?? false,
        access: entry?.access ?? 'anyone',
        data: declared.data,
      },
    ]
  })
}

function slotsOf(releases: readonly Release[], flags: readonly string[]): PlanSlot[] {
  return releases
    .flatMap((release) =>
      release.declaration.slots
        .filter(({ flag }) => flag === undefined || flags.includes(flag))
        .map(({ slot, expose, order, eager, data }) => ({
          slot,
          module: release.name,
          expose,
          order,
          eager,
          data,
        })),
    )
    .sort((a, b) => a.order - b.order)
}

/** What the counter of home needs; how the pool is fed is nobody's business in a page. */
function counterOf({ source, min, max, stepMin, stepMax }: Brand['jackpot']): Plan['brand']['jackpot'] {
  return { source, min, max, stepMin, stepMax }
}
