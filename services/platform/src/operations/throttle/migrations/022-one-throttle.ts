import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Waits stand beside the counts; `login_attempts`, which older copies still count in, is no longer read. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table throttles add column held_until timestamptz`.execute(db)
  },
}
