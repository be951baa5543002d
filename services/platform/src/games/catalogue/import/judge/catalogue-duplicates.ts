import { sql } from 'kysely'
import type { ImportReport } from '@site/shared-api/contract/import-report'
import type { Database } from '#db/database'
import { letOthers } from '#games/catalogue/import/breathe'
import { keyOf } from '#games/catalogue/search/fold'
import type { Localised } from '#games/catalogue/tables'
import type { Compared } from './rows.ts'

/** A new game that is in the catalogue under another id. */
export type CatalogueDuplicate = ImportReport['twins']['first'][number]

const AT_ONCE = 500
/** Sources are looked up for those that are shown. */
const SHOWN = 200

interface Standing {
  key: string
  vendor: string
  node_id: bigint
  names: Localised
}

/** New games of a list that the catalogue has already: the same provider and, but for signs and case, the same name. */
export async function findCatalogueDuplicates(
  db: Database,
  rows: readonly Compared[],
): Promise<CatalogueDuplicate[]> {
  const added = rows.filter(({ verdict }) => verdict === 'add')
  const duplicates: CatalogueDuplicate[] = []
  for (let i = 0; i < added.length; i += AT_ONCE) {
    await letOthers()
    const some = added.slice(i, i + AT_ONCE)
    const byGame = new Map((await selectByName(db, some)).map((game) => [`${game.vendor} ${game.key}`, game]))
    for (const { candidate, vendor } of some) {
      const other = byGame.get(`${vendor} ${keyOf(candidate.nameEn)}`)
      if (!other || other.node_id.toString() === candidate.nodeId) continue
      duplicates.push({
        line: candidate.line,
        nodeId: candidate.nodeId,
        name: candidate.nameEn,
        other: { nodeId: other.node_id.toString(), name: other.names.EN, provider: other.vendor },
        source: null,
      })
    }
  }
  const shown = duplicates.slice(0, SHOWN)
  const sources = await selectSources(db, shown)
  return [
    ...shown.map((duplicate) => ({ ...duplicate, source: sources.get(duplicate.other.nodeId) ?? null })),
    ...duplicates.slice(SHOWN),
  ]
}

/** One pass over the search index for some thousand names. */
async function selectByName(db: Database, rows: readonly Compared[]): Promise<Standing[]> {
  const keys = JSON.stringify(
    [...new Set(rows.map(({ candidate }) => keyOf(candidate.nameEn)))].filter(Boolean),
  )
  const found = await sql<Standing>`select s.name_en as key, g.vendor, g.node_id, g.names
    from (select value as name from jsonb_array_elements_text(${keys}::text::jsonb)) k
    join game_search s on s.name_en = k.name join games g on g.node_id = s.node_id
    where g.merchants <> '{}' order by g.node_id desc`.execute(db)
  return found.rows
}

/** Whose import brought a game. Index: catalogue_import_rows_written. */
async function selectSources(
  db: Database,
  duplicates: readonly CatalogueDuplicate[],
): Promise<Map<string, string>> {
  if (duplicates.length === 0) return new Map()
  const ids = JSON.stringify(duplicates.map(({ other }) => other.nodeId))
  const { rows } = await sql<{ node_id: bigint; source: string }>`select r.node_id, i.source
    from catalogue_import_rows r join catalogue_imports i on i.id = r.import_id
    where r.done = 'written' and r.node_id in (select value::bigint from jsonb_array_elements_text(${ids}::text::jsonb))
    order by i.created_at desc`.execute(db)
  return new Map(rows.map(({ node_id, source }) => [node_id.toString(), source]))
}
