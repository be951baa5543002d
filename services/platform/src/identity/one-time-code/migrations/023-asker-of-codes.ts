import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The browser that requested a code; codes of older instances have none and are good in any browser. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table one_time_codes add column asker_hash text`.execute(db)
  },
}
