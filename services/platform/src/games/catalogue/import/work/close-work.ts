import { sql } from 'kysely'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Clock } from '#deps'
import type { ImportRow } from '#games/catalogue/import/imports.repository'
import { lockHeld } from '#games/catalogue/import/work/lease.repository'
import { WorkLost, type Work } from '#games/catalogue/import/work/work'

interface Closing {
  readonly clock: Clock
  readonly state: 'taken' | 'undone'
  readonly actor: string
  readonly action: string
  /** Detail of the audit entry, from the import's current row. */
  readonly detailOf: (now: ImportRow) => object
}

/** Ends a work that has written all of its rows; the file is no longer needed, as it is not judged again. Throws WorkLost. */
export async function closeWork(
  { db, held, row }: Work,
  { clock, state, actor, action, detailOf: told }: Closing,
): Promise<void> {
  await db.transaction().execute(async (tx: Database) => {
    const now = await lockHeld(tx, held)
    if (!now) throw new WorkLost()
    await sql`update catalogue_imports set state = ${state}, progress = 100, leased_by = null, leased_until = null,
      wrote_until = now() where id = ${row.id}::uuid`.execute(tx)
    await tx.deleteFrom('catalogue_import_parts').where('import_id', '=', row.id).execute()
    const detail = toJson({ import: row.id, ...told(now) })
    await insertAudit(tx, { at: clock.now(), actor, action, subject: row.source, detail })
  })
}
