import type { Visit } from './measure.ts'

/** The composed site, the one bundle, and the composed site over HTTP/2 behind nginx. */
export const KINDS = ['composed', 'mono', 'secure'] as const
export type Kind = (typeof KINDS)[number]

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export function medians(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[] // reason: all visits have the same members
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as Visit // reason: as above
}

const ROWS: readonly (readonly [keyof Visit, string, number])[] = [
  ['requests', 'requests', 0],
  ['hops', 'hops to the first tile', 0],
  ['documentKb', 'document, KB', 1],
  ['scriptKb', 'scripts, KB', 1],
  ['scriptBeforeTileKb', 'scripts before the first tile, KB', 1],
  ['styleKb', 'styles, KB', 1],
  ['imageKb', 'pictures, KB', 1],
  ['dataKb', 'data calls, KB', 1],
  ['fcp', 'first contentful paint, ms', 0],
  ['lcp', 'largest contentful paint, ms', 0],
  ['firstTile', 'first game tile, ms', 0],
  ['tapReady', 'tile takes taps, ms', 0],
  ['tapped', 'early tap made after, ms', 0],
  ['tapAnswered', 'early tap answered after, ms', 0],
  ['blocking', 'blocking time, ms', 0],
  ['cls', 'layout shift, tap included', 4],
]

/** One table: composed beside the one bundle, and composed over HTTP/2, each with its ratio. */
export function table(title: string, { composed, mono, secure }: Record<Kind, Visit>): string {
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(36) : cell.padStart(12))).join('')
  const rows = ROWS.map(([name, label, digits]) => {
    const ratio = (some: Visit, other: Visit): string =>
      other[name] === 0 ? '' : (some[name] / other[name]).toFixed(3)
    const [here, one, there] = [composed, mono, secure].map((visit) => visit[name].toFixed(digits))
    return line([label, here ?? '', one ?? '', ratio(composed, mono), there ?? '', ratio(secure, composed)])
  })
  return [title, line(['', 'composed', 'one bundle', 'ratio', 'HTTP/2', 'to HTTP/1.1']), ...rows].join('\n')
}
