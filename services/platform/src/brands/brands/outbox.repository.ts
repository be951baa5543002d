import { sql } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

const BATCH = 1_000

/** Forgets facts for other services that are older than `before`, the oldest first; how many with each batch. Index: the primary key. */
export async function* forgetFacts(db: Database, before: Date): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from outbox where id in (
      select id from (select id, at from outbox order by id limit ${BATCH}) oldest where at < ${before}
    )`.execute(db)
    yield Number(gone)
    if (gone < BATCH) return
  }
}

/** Publishes a brand’s new version to other services, in the transaction that made it. */
export async function recordVersion(
  tx: Database,
  merchant: string,
  version: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ at: now, topic: 'brand.changed', merchant, payload: toJson({ version }) })
    .execute()
}
