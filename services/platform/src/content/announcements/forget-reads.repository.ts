import { sql } from 'kysely'
import type { Database } from '#db/database'

const BATCH = 1_000

/**
 * Forgets who has read announcements that ended or were taken away before a moment; how many with each batch. Brought back after
 * that, they are news. Index: announcement_reads_of.
 */
export async function* forgetReads(db: Database, before: Date): AsyncGenerator<number, void> {
  for (;;) {
    const { numAffectedRows: gone = 0n } = await sql`delete from announcement_reads
      where (member_id, announcement_id) in (
        select r.member_id, r.announcement_id from announcements a
        join announcement_reads r on r.merchant = a.merchant and r.announcement_id = a.id
        where least(a.end_at, a.archived_at) < ${before} limit ${BATCH}
      )`.execute(db)
    yield Number(gone)
    if (gone < BATCH) break
  }
}
