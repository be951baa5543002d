import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rounds that are open, the oldest first: there are few of them. */
export const migration: Migration = {
  async up(db) {
    await sql`create index rounds_open on rounds (placed_at, id) where status = 'open'`.execute(db)
  },
}
