import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The lines of a member's accounts in the order they were written, newest first: what a page of the history reads. */
export const migration: Migration = {
  async up(db) {
    await sql`create index ledger_postings_latest on ledger_postings (account_id, id desc) where seq is not null`.execute(
      db,
    )
  },
}
