import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { ImportError } from '#games/catalogue/import/import-error'
import { lockHeld, type Held } from '#games/catalogue/import/work/lease.repository'

/** Says why a list cannot be judged, unless it is no longer this worker's to say. */
export async function refuseWork(db: Database, held: Held, { headers, message }: ImportError): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockHeld(tx, held))) return
    await tx
      .updateTable('catalogue_imports')
      .set({
        state: 'refused',
        refusal: message,
        report: null,
        headers: toJson<unknown>(headers),
        judged_run: null,
        progress: 100,
        leased_by: null,
        leased_until: null,
      })
      .where('id', '=', held.id)
      .execute()
  })
}
