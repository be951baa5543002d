import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an entry of the ledger belongs to, for the check of the books. */
export const migration: Migration = {
  async up(db) {
    for (const table of ['agent_pays', 'agent_corrections', 'team_transfers'])
      await sql`create unique index ${sql.ref(`${table}_by_entry`)} on ${sql.table(table)} (entry_id)`.execute(
        db,
      )
  },
}
