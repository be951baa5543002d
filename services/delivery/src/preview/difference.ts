import { isDeepStrictEqual } from 'node:util'
import { HOME_PATH } from '@site/config'
import type { Release } from '@site/config/schema'
import type { Drafted } from './preview.ts'
import type { BrandPlan } from '#plan/brand-plan.ts'
import { slotsOfScreen } from '#plan/landing.ts'
import { pageFiles } from '#plan/page-files.ts'

/** One thing that is not the same: what it is live, and what it would be. Undefined: it is not there. */
export interface Change {
  readonly what: string
  readonly live: string | undefined
  readonly shown: string | undefined
}

/** What a preview changes, by kind; kinds without a change are empty. */
export interface Difference {
  readonly modules: readonly Change[]
  readonly routes: readonly Change[]
  readonly entries: readonly Change[]
  readonly flags: readonly Change[]
  readonly settings: readonly Change[]
  readonly bytes: readonly Change[]
  /** What operators have written, by field. */
  readonly drafts: readonly Change[]
}

type Named = ReadonlyMap<string, string>

/** Where two lists of names and values are not the same. */
function changes(live: Named, shown: Named): Change[] {
  const names = [...new Set([...live.keys(), ...shown.keys()])].sort()
  return names.flatMap((what) => {
    const [before, after] = [live.get(what), shown.get(what)]
    return before === after ? [] : [{ what, live: before, shown: after }]
  })
}

interface Side {
  readonly plan: BrandPlan
  readonly brand: object
}

export function differenceOf(live: Side, shown: Side, drafts: readonly Drafted[] = []): Difference {
  const of = (side: (from: Side) => Named): Change[] => changes(side(live), side(shown))
  return {
    modules: of(({ plan }) => new Map(allReleases(plan).map(({ name, version }) => [name, version]))),
    routes: of(({ plan }) => new Map(plan.routes.map((route) => [route.path, briefly(routeOf(route))]))),
    entries: of(
      ({ plan }) =>
        new Map(plan.entries.map(({ id, module, ...entry }) => [`${module} ${id}`, briefly(entry)])),
    ),
    flags: of(({ plan }) => new Map(plan.flags.map((flag) => [flag, 'on']))),
    settings: settingsOf(live.brand, shown.brand).filter(({ what }) => !LISTED_BY_EFFECT.test(what)),
    drafts: drafts.flatMap(draftOf),
    bytes: of(({ plan }) => new Map([['/m/home', String(firstBytes(plan))]])),
  }
}

/** What is new is one line; of what is live each field that is another one. */
const draftOf = ({ kind, title, live, document }: Drafted): Change[] =>
  live === null
    ? [{ what: title, live: undefined, shown: kind }]
    : settingsOf(live, document).map(({ what, ...values }) => ({ what: `${title}: ${what}`, ...values }))

const allReleases = ({ shell, releases }: BrandPlan): Release[] => [shell, ...releases.values()]

const routeOf = ({ module, id, access, category, header }: BrandPlan['routes'][number]) => ({
  module,
  id,
  access,
  header,
  ...(category && { category }),
})

/** Switches are left out: their effects are listed instead. */
const LISTED_BY_EFFECT = /^(flags|modules)(\.|$)/

/** Settings by their paths; a list is one setting. */
function settingsOf(live: object, shown: object, path = ''): Change[] {
  const [before, after] = [new Map(Object.entries(live)), new Map(Object.entries(shown))]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [one, other]: unknown[] = [before.get(name), after.get(name)]
    if (isDeepStrictEqual(one, other)) return []
    const what = path === '' ? name : `${path}.${name}`
    return isRecord(one) && isRecord(other)
      ? settingsOf(one, other, what)
      : [{ what, live: valueText(one), shown: valueText(other) }]
  })
}

const valueText = (value: unknown): string | undefined => (value === undefined ? undefined : briefly(value))

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const LONGEST = 200
function briefly(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** What a first visit fetches of the releases with the first page, packed. */
function firstBytes(plan: BrandPlan): number {
  const { shell, releases, lastGood, slots } = plan
  const landing = plan.routeAt(HOME_PATH)
  const parts = landing ? [landing, ...slotsOfScreen(landing, slots)] : []
  const { closure, inlined, scripts } = pageFiles({ shell, releases, lastGood, parts })
  const weights = new Map(
    allReleases(plan).flatMap(({ name, files }) =>
      files.map((file): [string, number] => [`${name}/${file.name}`, file.brotli]),
    ),
  )
  return [...closure, ...inlined, ...scripts].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0)
}
