import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a brand says of the safety of accounts, and for how long withdrawals wait after a change. */
export const migration: Migration = {
  async up(db) {
    await sql`create table security_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table withdraw_coolings (
      member_id uuid primary key references members,
      merchant text not null,
      cause text not null,
      since timestamptz not null,
      until timestamptz not null
    )`.execute(db)
  },
}
