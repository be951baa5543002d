import { Readable } from 'node:stream'
import { IMPORT_MOST_ROWS } from '@site/shared-api/contract/catalogue-import'
import { CsvError, parse } from 'csv-parse'
import { breather } from '#games/catalogue/import/breathe'
import { cleanText } from '#games/catalogue/import/understand/clean-text'
import { ImportError } from '#games/catalogue/import/import-error'
import type { Findings, Issue } from '#games/catalogue/import/issue'
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
export async function parseCsv(source: string, findings: Findings): Promise<RawList> {
  const { text, skipped, delimiter } = prepared(source)
  let headers: string[] | undefined
  let below = 0
  const rows: RawRow[] = []
  for await (const { record, raw, info } of parsed(text, delimiter, skipped)) {
    if (headers === undefined) {
      headers = record.map(cleanText)
      continue
    }
    below += 1
    if (record.every((cell) => cell.trim() === '')) continue
    if (rows.length === IMPORT_MOST_ROWS)
      throw new ImportError(
        `The list has more than ${IMPORT_MOST_ROWS.toLocaleString('en')} rows. Split it into parts.`,
      )
    const line = skipped + info.lines - (raw.trimEnd().match(/\n/g)?.length ?? 0) + leadingBlankLines(raw)
    const extra = record.slice(headers.length).filter((cell) => cell.trim() !== '')
    const isSlipped = extra.length > 0
    if (isSlipped) findings.error(slipped(line, record.length, headers.length, delimiter))
    rows.push({ line, isSlipped, cells: new Map(headers.map((header, i) => [header, record[i] ?? ''])) })
  }
  if (below === 0)
    throw new ImportError('The list has a header row and nothing below it. Export it again with its rows.')
  if (rows.length === 0)
    throw new ImportError(
      'The list has a header row and only blank rows below it. Export it again with its rows.',
    )
  return { format: `CSV, ${NAMES[delimiter] ?? delimiter}`, headers: headers ?? [], rows }
}

function slipped(line: number, cells: number, columns: number, delimiter: string): Issue {
  return {
    line,
    field: 'row',
    code: 'row_cells',
    value: String(cells),
    what: `has ${cells} cells where the header has ${columns}`,
    why: 'its cells may have slipped to the wrong column',
    mend: `put quotes around a cell that contains a ${NAMES[delimiter] ?? delimiter}`,
  }
}

const leadingBlankLines = (raw: string): number => /^(\s*\n)+/.exec(raw)?.[0].match(/\n/g)?.length ?? 0

function prepared(source: string): { text: string; skipped: number; delimiter: string } {
  let text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  let skipped = 0
  const lead = /^(\s*\n)+/.exec(text)?.[0] ?? ''
  skipped += lead.match(/\n/g)?.length ?? 0
  text = text.slice(lead.length)
  const separatorLine = /^"?sep=(.)"?\n/i.exec(text)
  if (separatorLine) {
    skipped += 1
    text = text.slice(separatorLine[0].length)
  }
  const delimiter = separatorLine?.[1] ?? delimiterOf(text)
  if (delimiter === undefined)
    throw new ImportError(
      'The list has only one column: its first row has no comma, semicolon, tab or bar. A game needs at least id, name, provider and category.',
    )
  return { text, skipped, delimiter }
}

const CHUNK = 64 * 1024

function* chunksOf(text: string): Generator<string> {
  for (let i = 0; i < text.length; i += CHUNK) yield text.slice(i, i + CHUNK)
}

async function* parsed(text: string, delimiter: string, skipped: number): AsyncGenerator<Parsed> {
  const parser = parse({
    delimiter,
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const breathe = breather()
  try {
    // reason: with raw and info csv-parse gives these objects; a stream's type says nothing of them
    for await (const one of Readable.from(chunksOf(text)).pipe(parser) as AsyncIterable<Parsed>) {
      yield one
      await breathe()
    }
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
