import { candidateOf, type Candidate } from './candidate.ts'
import { columnsOf } from './read/columns.ts'
import { Findings } from './issue.ts'
import { parseCsv } from './read/parse-csv.ts'
import { parseJson } from './read/parse-json.ts'

export interface ListSource {
  text: string
  format: 'csv' | 'json' | undefined
  /** Columns named by flags: field to column. */
  map: ReadonlyMap<string, string>
}

/** What a list means, before the catalogue is asked. */
export interface UnderstoodList {
  format: string
  rows: number
  understood: Candidate[]
  findings: Findings
}

const JSON_START = /^\s*[[{]/

/** Reads a list row by row; throws ImportError when the file is no list at all. */
export function understandList({ text, format, map }: ListSource): UnderstoodList {
  const findings = new Findings()
  const kind = format ?? (JSON_START.test(text.replace(/^\ufeff/, '')) ? 'json' : 'csv')
  const list = kind === 'json' ? parseJson(text, findings) : parseCsv(text, findings)
  const columns = columnsOf(list.headers, map, findings)
  const understood = list.rows.flatMap((row) => candidateOf(row, columns, findings) ?? [])
  return { format: list.format, rows: list.rows.length, understood, findings }
}
