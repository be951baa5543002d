import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Accounts that may be one person's. */
export const migration: Migration = {
  async up(db) {
    await sql`create table duplicate_accounts (
      member_id uuid not null references members,
      other_id uuid not null references members,
      merchant text not null,
      score int not null,
      reasons jsonb not null,
      found_at timestamptz not null,
      cleared_at timestamptz,
      cleared_by text,
      primary key (member_id, other_id)
    )`.execute(db)
    await sql`create index duplicate_accounts_of_other on duplicate_accounts (other_id)`.execute(db)
  },
}
