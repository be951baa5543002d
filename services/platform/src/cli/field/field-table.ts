import type { FieldRow } from '@site/shared-api/contract/field'

const PER_CENT = 100
const THOUSANDTHS = 1_000

type Column = readonly [title: string, width: number, cell: (row: FieldRow) => string]

const COLUMNS: readonly Column[] = [
  ['module', 15, ({ module }) => module],
  ['version', 15, ({ version }) => version],
  ['', 7, ({ role }) => (role === 'other' || role === null ? '' : role)],
  ['of', 20, ({ brand, route }) => brand ?? route ?? ''],
  ['pages', 7, ({ visits }) => String(visits)],
  ['failed', 14, ({ failed, visits }) => share(failed, visits)],
  ['fell back', 10, ({ fallbacks }) => String(fallbacks.again + fallbacks.lastGood)],
  ['errors', 7, ({ errors }) => String(errors)],
  ['LCP p75', 19, ({ measures }) => spread(measures.lcp)],
  ['INP p75', 17, ({ measures }) => spread(measures.inp)],
  ['CLS p75', 8, ({ measures: { cls } }) => (cls ? (cls.p75 / THOUSANDTHS).toFixed(3) : '-')],
  ['TTFB p75', 9, ({ measures: { ttfb } }) => (ttfb ? `${Math.round(ttfb.p75)}` : '-')],
]

/** A line for each row; times in ms, between the limits of their interval. */
export function fieldTable(rows: readonly FieldRow[]): string[] {
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(COLUMNS[at]?.[1] ?? 0))
      .join(' ')
      .trimEnd()
  return [
    line(COLUMNS.map(([title]) => title)),
    ...rows.map((row) => line(COLUMNS.map(([, , cell]) => cell(row)))),
  ]
}

const share = (hits: number, of: number): string =>
  hits === 0 ? '0' : `${hits} (${((PER_CENT * hits) / Math.max(1, of)).toFixed(1)} %)`

function spread(measure: FieldRow['measures']['lcp']): string {
  if (measure === undefined) return '-'
  const { high, low, p75 } = measure
  return `${Math.round(p75)} (${Math.round(low)}-${Math.round(high)})`
}
