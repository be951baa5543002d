import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The order in which operators see transfers, of all brands and of one. */
export const migration: Migration = {
  async up(db) {
    await sql`create index team_transfers_newest on team_transfers (at desc, id)`.execute(db)
    await sql`create index team_transfers_of_brand on team_transfers (merchant, at desc, id)`.execute(db)
  },
}
