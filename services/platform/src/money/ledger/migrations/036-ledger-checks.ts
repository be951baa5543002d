import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How far the ledger has been found to add up, and what the jackpot pools held there: the next check goes on from it. */
export const migration: Migration = {
  async up(db) {
    await sql`create table ledger_checks (
      id bigint generated always as identity primary key,
      checked_at timestamptz not null,
      upto bigint not null,
      pools jsonb not null
    )`.execute(db)
  },
}
