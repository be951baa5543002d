import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who members are: how far each proof is, and the pictures of papers, whose bytes lie with members' files. */
export const migration: Migration = {
  async up(db) {
    await sql`create table identity_checks (
      member_id uuid primary key references members,
      merchant text not null,
      state text not null check (state in ('asked', 'review', 'verified', 'refused')),
      provider text not null,
      sent_at timestamptz,
      decided_at timestamptz,
      decided_by text,
      why text,
      expires_at timestamptz,
      changed_at timestamptz not null
    )`.execute(db)
    await sql`create index identity_checks_in_order on identity_checks (state, changed_at desc, member_id)`.execute(
      db,
    )
    await sql`create table identity_papers (
      id uuid primary key,
      member_id uuid not null references members,
      document text not null,
      width int not null,
      height int not null,
      brought_at timestamptz not null,
      digest text not null
    )`.execute(db)
    await sql`create index identity_papers_of_member on identity_papers (member_id, brought_at desc, id)`.execute(
      db,
    )
    await sql`create index identity_papers_by_time on identity_papers (brought_at)`.execute(db)
  },
}
