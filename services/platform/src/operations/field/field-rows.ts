import type { FieldRow } from '@site/shared-api/contract/field'
import { FIELD_MEASURES, type FieldMeasure } from '@site/shared-api/contract/field-figures'
import type { CountRow } from '#operations/field/repository'
import { spreadOf } from '#operations/field/percentile'

const STAGE = 'failed.'

export type RoleOf = (module: string, version: string) => FieldRow['role']

/** One row for each module and version (and brand or route, where they are grouped by) of what was counted. */
export function fieldRows(counts: readonly CountRow[], roleOf: RoleOf): FieldRow[] {
  const groups = new Map<string, CountRow[]>()
  for (const row of counts) {
    const key = [row.module, row.version, row.brand, row.route].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
    .flatMap((rows) => (rows[0] ? [rowOf(rows[0], rows, roleOf)] : []))
    .sort((one, other) => one.module.localeCompare(other.module) || other.visits - one.visits)
}

function rowOf(first: CountRow, rows: readonly CountRow[], roleOf: RoleOf): FieldRow {
  const { brand, module, route, version } = first
  const sum = (metric: string): number =>
    rows.reduce((all, row) => all + (row.metric === metric ? row.count : 0), 0)
  const stages = [...new Set(rows.map(({ metric }) => metric))].filter((metric) => metric.startsWith(STAGE))
  return {
    module,
    version,
    role: roleOf(module, version),
    brand: brand === '' ? null : brand,
    route: route === '' ? null : route,
    visits: sum('visit'),
    failed: sum('failed'),
    stages: Object.fromEntries(stages.map((metric) => [metric.slice(STAGE.length), sum(metric)])),
    fallbacks: { again: sum('fallback.again'), lastGood: sum('fallback.last-good') },
    errors: sum('error'),
    measures: Object.fromEntries(FIELD_MEASURES.flatMap((measure) => measured(measure, rows))),
  }
}

function measured(measure: FieldMeasure, rows: readonly CountRow[]) {
  const histogram = new Map<number, number>()
  for (const { bucket, count, metric } of rows)
    if (metric === measure) histogram.set(bucket, (histogram.get(bucket) ?? 0) + count)
  const spread = spreadOf(histogram)
  return spread ? [[measure, spread] as const] : []
}
