import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A win is stored with the decimals of its currency, however many. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table wins alter column amount type numeric`.execute(db)
  },
}
