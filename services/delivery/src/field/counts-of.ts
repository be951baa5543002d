import type { FieldReport } from '@site/config/schema'
import type { FieldCount } from '@site/shared-api/contract/field'
import { bucketOf, type FieldMetric } from '@site/shared-api/contract/field-figures'
import type { Registry } from '#registry/registry.ts'

/** Releases that were live within so many changes: pages of theirs are still open. */
const CHANGES_BACK = 10
const NO_ROUTE = 'none'

type Registered = Pick<Registry, 'pointer' | 'release'>
type Counted = Omit<FieldCount, 'brand' | 'composition' | 'count'>

/**
 * What a page's report counts for; unknown modules, versions and routes are skipped, so that no client can make figures of
 * things that do not exist.
 */
export function countsOf(report: FieldReport, brand: string, registry: Registered): FieldCount[] {
  const releases = new Map(
    Object.entries(report.releases).filter(([name, version]) => isKnown(registry, name, version)),
  )
  const routes = new Set([NO_ROUTE, ...[...releases].flatMap((release) => routesOf(registry, ...release))])
  const composition = [...releases]
    .filter(([name, version]) => registry.pointer(name)?.canary?.version === version)
    .map(([name]) => name)
    .sort()
    .join(' ')
  const counted: Counted[] = []
  const count = (module: string, metric: FieldMetric, { route = report.route, bucket = 0 } = {}): void => {
    const version = releases.get(module)
    if (version !== undefined && routes.has(route)) counted.push({ module, version, route, metric, bucket })
  }

  for (const module of new Set(report.shown)) count(module, 'visit')
  for (const { metric, of, on, route, value } of report.figures) {
    const place = { route, bucket: bucketOf(value) }
    for (const module of new Set(on)) count(module, metric, place)
    if (of !== undefined && metric !== 'ttfb') count(of, `own-${metric}`, place)
  }
  for (const { module, ms, stage } of report.loads) count(module, `load-${stage}`, { bucket: bucketOf(ms) })
  for (const { module, stages, version } of report.failures) {
    // What fell back and failed again was the fall-back: the page counts for its own release once.
    if (releases.get(module) !== version) continue
    count(module, 'failed')
    for (const stage of new Set(stages)) count(module, `failed.${stage}`)
  }
  for (const { kind, module } of report.fallbacks) count(module, `fallback.${kind}`)
  for (const module of new Set(report.errors)) count(module, 'error')
  return counted.map((one) => ({ ...one, brand, composition, count: 1 }))
}

/** Whether a release is one that open pages may have: live, a canary, a brand's own, a fall-back, or so until lately. */
function isKnown(registry: Registered, module: string, version: string): boolean {
  const pointer = registry.pointer(module)
  if (pointer === undefined) return false
  const { canary, changes = [], lastGood, live, pins = {} } = pointer
  const lately = changes.slice(0, CHANGES_BACK).flatMap((change) => [change.version, change.before])
  return [live, lastGood, canary?.version, ...Object.values(pins), ...lately].includes(version)
}

const routesOf = (registry: Registered, module: string, version: string): string[] =>
  registry.release(module, version)?.declaration.routes.map(({ id }) => id) ?? []
