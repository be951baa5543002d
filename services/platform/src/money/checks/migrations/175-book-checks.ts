import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Checks of the books, run every day and by operators, with what did not add up. */
export const migration: Migration = {
  async up(db) {
    await sql`create table book_checks (
      id uuid primary key,
      kind text not null check (kind in ('ledger', 'rounds', 'deposits', 'withdrawals')),
      state text not null check (state in ('running', 'agrees', 'differs', 'failed')),
      whole boolean not null,
      since timestamptz,
      before timestamptz,
      by text not null,
      at timestamptz not null,
      ended_at timestamptz,
      found jsonb not null
    )`.execute(db)
    await sql`create index book_checks_newest on book_checks (at desc, id)`.execute(db)
  },
}
