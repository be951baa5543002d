import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A win is kept as it was told: with the decimals of its currency, whichever they are. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table wins alter column amount type numeric`.execute(db)
  },
}
