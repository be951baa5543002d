import { CsvError, parse } from 'csv-parse/sync'
import { cleanText } from '../clean-text.ts'
import { ImportError } from '../import-error.ts'
import type { Findings } from '../issue.ts'
import type { RawList, RawRow } from './raw-list.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
const NAMES: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }

interface Parsed {
  record: string[]
  raw: string
  info: { lines: number }
}

/** The delimiter that the header row uses most, outside quotes. */
function delimiterOf(text: string): string | undefined {
  const counts = new Map<string, number>()
  let quoted = false
  for (const char of text) {
    if (char === '"') quoted = !quoted
    else if (!quoted && char === '\n') break
    else if (!quoted && DELIMITERS.some((one) => one === char)) counts.set(char, (counts.get(char) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Reads a CSV list (delimiter found by itself); throws ImportError when it has no columns or no rows. */
export function parseCsv(source: string, findings: Findings): RawList {
  const { text, skipped, delimiter } = prepared(source)
  const lines = parsed(text, delimiter, skipped)
  const [head, ...body] = lines
  const headers = (head?.record ?? []).map(cleanText)
  if (body.length === 0)
    throw new ImportError('The list has a header row and nothing below it. Export it again with its rows.')
  const rows: RawRow[] = []
  for (const { record, raw, info } of body) {
    if (record.every((cell) => cell.trim() === '')) continue
    const line = skipped + info.lines - (raw.trimEnd().match(/\n/g)?.length ?? 0) + leadingBlankLines(raw)
    const extra = record.slice(headers.length).filter((cell) => cell.trim() !== '')
    if (extra.length > 0)
      findings.error(
        line,
        'row',
        `has ${record.length} cells where the header has ${headers.length}`,
        'its cells may have slipped to the wrong column',
        `put quotes around a cell that contains a ${NAMES[delimiter] ?? delimiter}`,
      )
    rows.push({ line, cells: new Map(headers.map((header, i) => [header, record[i] ?? ''])) })
  }
  if (rows.length === 0)
    throw new ImportError(
      'The list has a header row and only blank rows below it. Export it again with its rows.',
    )
  return { format: `CSV, ${NAMES[delimiter] ?? delimiter}`, headers, rows }
}

const leadingBlankLines = (raw: string): number => /^(\s*\n)+/.exec(raw)?.[0].match(/\n/g)?.length ?? 0

function prepared(source: string): { text: string; skipped: number; delimiter: string } {
  let text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  let skipped = 0
  const lead = /^(\s*\n)+/.exec(text)?.[0] ?? ''
  skipped += lead.match(/\n/g)?.length ?? 0
  text = text.slice(lead.length)
  const told = /^"?sep=(.)"?\n/i.exec(text)
  if (told) {
    skipped += 1
    text = text.slice(told[0].length)
  }
  const delimiter = told?.[1] ?? delimiterOf(text)
  if (delimiter === undefined)
    throw new ImportError(
      'The list has only one column: no comma, semicolon, tab or bar stands in its first row. A game needs at least id, name, provider and category.',
    )
  return { text, skipped, delimiter }
}

function parsed(text: string, delimiter: string, skipped: number): Parsed[] {
  try {
    // reason: with raw and info csv-parse returns these objects; its types do not say so
    return parse(text, {
      delimiter,
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error.lines ?? 0) + skipped
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new ImportError(
        `A quotation mark that opens near line ${line} is never closed. Close it, or double it where it belongs to the text ("").`,
      )
    throw new ImportError(
      `The CSV cannot be read near line ${line}: ${error.message}. Check the quotation marks there.`,
    )
  }
}
