import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which browser a code was asked for by; codes of older copies have none and are anybody's for their five minutes. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table one_time_codes add column asker_hash text`.execute(db)
  },
}
