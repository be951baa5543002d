import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes that prove a member whose account has no password, and for how long a session has proved it. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table one_time_codes drop constraint one_time_codes_purpose_check`.execute(db)
    await sql`alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('login', 'password', 'register', 'payment', 'contact', 'proof'))`.execute(db)
    await sql`create table session_proofs (
      session_id uuid primary key references sessions on delete cascade,
      member_id uuid not null references members,
      until timestamptz not null
    )`.execute(db)
    await sql`create index session_proofs_by_end on session_proofs (until)`.execute(db)
  },
}
