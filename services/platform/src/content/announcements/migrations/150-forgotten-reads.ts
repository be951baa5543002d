import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who has read an announcement is found by the announcement: it is forgotten with it, once that is long over. */
export const migration: Migration = {
  async up(db) {
    await sql`create index announcement_reads_of on announcement_reads (merchant, announcement_id)`.execute(
      db,
    )
  },
}
