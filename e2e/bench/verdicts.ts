/** One measured figure beside its limit; without a limit it is only reported. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The highest value that is still good. */
  readonly limit?: number
  readonly digits?: number
  /** Where the limit is written: an id of the requirements or a section. */
  readonly source?: string
}

const text = (value: number, digits = 0): string =>
  Number.isNaN(value) ? 'not measured' : value.toFixed(digits)

/** A figure that could not be measured has not kept its limit. */
export const missed = ({ value, limit }: Figure): boolean => limit !== undefined && !(value <= limit)

/** A table of figures with limits and verdicts. */
export function verdicts(title: string, figures: readonly Figure[]): string {
  const line = (cells: readonly [string, string, string, string]): string =>
    `${cells[0].padEnd(58)}${cells[1].padStart(16)}${cells[2].padStart(12)}  ${cells[3]}`
  const rows = figures.map((figure) => {
    const { name, value, unit, limit, digits, source } = figure
    const verdict = limit === undefined ? '' : missed(figure) ? 'MISSED' : 'ok'
    return line([
      name,
      `${text(value, digits)} ${unit}`.trim(),
      limit === undefined ? '' : `≤ ${limit}`,
      [verdict, source].filter(Boolean).join('  '),
    ])
  })
  return [`\n${title}`, line(['', 'measured', 'limit', '']), ...rows].join('\n')
}

/** The value that `share` of all are not above. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
