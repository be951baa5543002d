import { readImportFindings } from '@site/shared-api/contract/catalogue-import'
import type { QueryOf, ValueOf } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { selectImport } from '#games/catalogue/import/imports.repository'
import { selectFindings } from '#games/catalogue/import/lines.repository'

const stored = readImportFindings.response.shape.list.element

/** What was found line by line; throws ApiError `not_found`. */
export async function findingsOf(
  db: Database,
  id: string,
  { code, after, limit }: QueryOf<typeof readImportFindings>,
): Promise<ValueOf<typeof readImportFindings>> {
  const row = await selectImport(db, id)
  if (!row) throw new ApiError('not_found', { field: 'id' })
  const run = { id, run: row.judged_run ?? -1 }
  const rows = await selectFindings(db, run, { code, after, limit: limit + 1 })
  return {
    // A finding that only a later copy knows is left out.
    list: rows.slice(0, limit).flatMap((one) => stored.safeParse(one).data ?? []),
    next: rows[limit]?.n ?? null,
  }
}
