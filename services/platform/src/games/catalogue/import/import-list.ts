import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { GameRow } from '#games/catalogue/games.repository'
import { indexNames } from '#games/catalogue/search/index-names'
import { selectVendors } from '#games/catalogue/vendors/vendors.repository'
import { selectGamesOf, upsertGames, writeVendors } from './import.repository.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import type { Findings } from './issue.ts'
import { uniteProviders } from './providers.ts'
import type { UnderstoodList } from './understand-list.ts'
import { rowOf, sameRow } from './rows.ts'

export interface ImportOptions {
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
 * Brings an understood list into the catalogue, all or nothing: with any error nothing is written.
 * The same list again changes nothing.
 */
export async function importList(
  db: Database,
  { format, rows, understood, findings }: UnderstoodList,
  options: ImportOptions,
): Promise<ImportResult> {
  options.progress(READ_SHARE)
  return await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx)
    const providers = uniteProviders(understood, await selectVendors(tx), options.merchants, findings)
    const { unique, merged } = mergeDuplicates(understood, providers.codeOf, findings)
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
      await indexNames(tx)
    }
    options.progress(1)
    return {
      format,
      rows,
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
