import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Calls that wait for the approval of a second person. */
export const migration: Migration = {
  async up(db) {
    await sql`create table approval_requests (
      id uuid primary key,
      action text not null,
      merchant text,
      subject text not null,
      amount text,
      currency text,
      changes jsonb,
      rights text not null,
      method text not null,
      url text not null,
      body jsonb,
      digest text not null,
      state text not null check (state in ('pending', 'executing', 'approved', 'rejected')),
      requested_by text not null,
      requested_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      why text
    )`.execute(db)
    await sql`create unique index approval_requests_pending on approval_requests (digest)
      where state in ('pending', 'executing')`.execute(db)
    await sql`create index approval_requests_newest on approval_requests (requested_at desc, id)`.execute(db)
    await sql`create index approval_requests_of_brand on approval_requests (merchant, requested_at desc, id)`.execute(
      db,
    )
  },
}
