import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { toJson } from '#db/json'
import type { PreviewTables } from '#brands/previews/tables'

const BATCH = 200

export async function insertPreview(db: Database, row: Insertable<PreviewTables['previews']>): Promise<void> {
  await db.insertInto('previews').values(row).execute()
}

/** Who counts those that have not ended and adds one waits for who does the same, until the transaction ends. */
export async function lockPreviews(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('previews'))`.execute(tx)
}

const running = (db: Database, now: Date) =>
  db.selectFrom('previews').where('expires_at', '>', now).where('ended_at', 'is', null)

/** How many have not ended. Index: previews_by_end. */
export async function countRunning(db: Database, now: Date): Promise<number> {
  const row = await running(db, now)
    .select(({ fn }) => fn.countAll<string>().as('many'))
    .executeTakeFirstOrThrow()
  return Number(row.many)
}

/** Those that have not ended and show nothing of a developer's machine, the newest first. Index: previews_by_end. */
export function selectRunning(db: Database, now: Date, merchant: Merchants) {
  return running(db, now)
    .where('builds_from', 'is', null)
    .where(ofMerchants('merchant', merchant))
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
}

/** One that has not ended. Index: the primary key. */
export function selectPreview(db: Database, id: string, now: Date) {
  return running(db, now).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The brand of the preview that ends now; undefined where none did. */
export async function updateEnded(db: Database, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('previews')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('merchant')
    .executeTakeFirst()
  return row?.merchant
}

/** Whether a browser opens an override now, and none did before. Index: the primary key. */
export async function updateOpened(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('previews')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('builds_from', 'is not', null)
    .where('opened_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether there is such an override of that maker, which now has these builds. Index: the primary key. */
export async function updateBuilds(
  db: Database,
  { id, actor, now, builds }: { id: string; actor: string; now: Date; builds: unknown },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('previews')
    .set({ builds: toJson(builds) })
    .where('id', '=', id)
    .where('made_by', '=', actor)
    .where('builds_from', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets those whose time was over before `before`; how many with each batch. Index: previews_by_end. */
export async function* forgetPreviews(db: Database, before: Date): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from previews where id in (
      select id from previews where expires_at < ${before} order by expires_at limit ${BATCH}
    )`.execute(db)
    yield Number(gone)
    if (gone < BATCH) return
  }
}
