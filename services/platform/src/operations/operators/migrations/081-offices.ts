import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Roles of finer cut are stored beside the earlier ones, which older copies of the site go on reading. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table operators add column office text`.execute(db)
  },
}
