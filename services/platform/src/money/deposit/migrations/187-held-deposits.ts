import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why money of a deposit stays apart that would have been credited but for a limit, a restriction or a missing identity. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table deposit_orders add column held text`.execute(db)
  },
}
