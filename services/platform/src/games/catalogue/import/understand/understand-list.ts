import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import { breather } from '#games/catalogue/import/breathe'
import { candidateOf, type Candidate } from './candidate.ts'
import { CategoryWords, type CategoryWord } from './category-words.ts'
import { Findings } from '#games/catalogue/import/issue'
import { NodeIds } from './node-ids.ts'
import { ProviderAliases } from './provider-aliases.ts'
import { columnsOf, type Columns } from '#games/catalogue/import/read/columns'
import type { Decoded } from '#games/catalogue/import/read/decode'
import { parseCsv } from '#games/catalogue/import/read/parse-csv'
import { parseJson } from '#games/catalogue/import/read/parse-json'

/** What a list means, before it is compared with the catalogue. */
export interface UnderstoodList {
  format: string
  encoding: string
  headers: readonly string[]
  columns: Columns
  rows: number
  understood: Candidate[]
  leftOut: number
  categories: readonly CategoryWord[]
  aliases: ProviderAliases
  findings: Findings
}

const JSON_START = /^\s*[[{]/

/** Reads a list row by row; throws ImportError when it is no list at all. `progress` gets a share from 0 to 1. */
export async function understandList(
  decoded: Decoded,
  { source, settings }: { source: string; settings: ImportSettings },
  progress: (share: number) => Promise<void>,
): Promise<UnderstoodList> {
  const findings = new Findings()
  const { text, encoding } = decoded
  noteEncoding(decoded, findings)
  const found = JSON_START.test(text.replace(/^\ufeff/, '')) ? 'json' : 'csv'
  const kind = settings.format === 'auto' ? found : settings.format
  const list = kind === 'json' ? parseJson(text, findings) : await parseCsv(text, findings)
  await progress(0)
  const aliases = new ProviderAliases(settings.providers)
  const categories = new CategoryWords(settings)
  const reading = {
    columns: columnsOf(list.headers, settings, findings),
    categories,
    ids: new NodeIds(settings.ids, source, (spelling) => aliases.keyOf(spelling)),
    findings,
  }
  const understood: Candidate[] = []
  let leftOut = 0
  const breathe = breather()
  for (const [i, row] of list.rows.entries()) {
    const candidate = candidateOf(row, reading)
    if (candidate === 'left out') leftOut += 1
    else if (candidate !== undefined) understood.push(candidate)
    await breathe()
    if (i % 1_000 === 0) await progress(i / list.rows.length)
  }
  return {
    format: list.format,
    encoding,
    headers: list.headers.filter((header) => header !== ''),
    columns: reading.columns,
    rows: list.rows.length,
    understood,
    leftOut,
    categories: categories.words(),
    aliases,
    findings,
  }
}

function noteEncoding({ encoding, foreignLines, mended }: Decoded, findings: Findings): void {
  if (foreignLines > 0)
    findings.note({
      line: 0,
      field: 'file',
      code: 'letters_broken',
      value: String(foreignLines),
      what: `${foreignLines} lines are not UTF-8 as the others are`,
      why: `they were read as an older program writes (${encoding})`,
      mend: 'look at their names',
    })
  if (mended > 0)
    findings.note({
      line: 0,
      field: 'file',
      code: 'letters_mended',
      value: String(mended),
      what: `letters that were encoded twice were put right in ${mended} places`,
      mend: 'look at their names',
    })
}
