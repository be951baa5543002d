import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Slips are found by when their orders ended, to be forgotten. */
export const migration: Migration = {
  async up(db) {
    await sql`create index deposit_orders_slips on deposit_orders (closed_at) where slip is not null`.execute(
      db,
    )
  },
}
