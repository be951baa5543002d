import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { GameRow } from '#modules/catalogue/games.repository'
import { selectVendors } from '#modules/catalogue/vendors.repository'
import { candidateOf } from './candidate.ts'
import { columnsOf } from './columns.ts'
import { selectGamesOf, upsertGames, writeVendors } from './import.repository.ts'
import { Findings } from './issue.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { parseCsv } from './parse-csv.ts'
import { parseJson } from './parse-json.ts'
import { uniteProviders } from './providers.ts'
import { rowOf, sameRow } from './rows.ts'

export interface ImportOptions {
  text: string
  format: 'csv' | 'json' | undefined
  map: ReadonlyMap<string, string>
  merchants: readonly string[]
  dryRun: boolean
  /** Told how far the work is, 0 to 1. */
  progress: (share: number) => void
}

export interface ImportResult {
  format: string
  rows: number
  created: number
  changed: number
  unchanged: number
  merged: number
  vendorsKnown: number
  vendorsCreated: number
  written: boolean
  findings: Findings
}

const ROWS_AT_ONCE = 1_000
const READ_SHARE = 0.3
const LOCK = 7_301_979

/**
 * Brings a list into the catalogue, all or nothing: with any error nothing is written. The same list again changes nothing.
 * Throws ImportError when the file is no list at all.
 */
export async function importList(db: Database, options: ImportOptions): Promise<ImportResult> {
  const findings = new Findings()
  const looksJson = /^\s*[[{]/.test(options.text.replace(/^\ufeff/, ''))
  const list =
    (options.format ?? (looksJson ? 'json' : 'csv')) === 'json'
      ? parseJson(options.text, findings)
      : parseCsv(options.text, findings)
  const columns = columnsOf(list.headers, options.map, findings)
  const understood = list.rows.flatMap((row) => candidateOf(row, columns, findings) ?? [])
  const { unique, merged } = mergeDuplicates(understood, findings)
  options.progress(READ_SHARE)
  return await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    const providers = uniteProviders(understood, await selectVendors(tx), options.merchants, findings)
    const standing = await selectGamesOf(
      tx,
      unique.map(({ nodeId }) => nodeId),
    )
    const [created, changed]: [GameRow[], GameRow[]] = [[], []]
    const used = new Set<string>()
    for (const candidate of unique) {
      const old = standing.get(candidate.nodeId)
      const code = providers.codeOf(candidate.vendor)
      const row = rowOf(candidate, code, old, options.merchants)
      used.add(code)
      if (!old) created.push(row)
      else if (!sameRow(old, row)) changed.push(row)
    }
    const write = findings.errors.length === 0 && !options.dryRun
    if (write) {
      await writeVendors(tx, providers.created, [...used], options.merchants)
      await writeGames(tx, [...created, ...changed], options.progress)
    }
    options.progress(1)
    return {
      format: list.format,
      rows: list.rows.length,
      created: created.length,
      changed: changed.length,
      unchanged: unique.length - created.length - changed.length,
      merged,
      vendorsKnown: providers.known,
      vendorsCreated: providers.created.length,
      written: write,
      findings,
    }
  })
}

async function writeGames(
  tx: Database,
  rows: readonly GameRow[],
  progress: (share: number) => void,
): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
    await upsertGames(tx, rows.slice(i, i + ROWS_AT_ONCE))
    progress(READ_SHARE + (1 - READ_SHARE) * Math.min(1, (i + ROWS_AT_ONCE) / rows.length))
  }
}

/** Two imports at once wait for each other. */
async function lockCatalogue(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
}
