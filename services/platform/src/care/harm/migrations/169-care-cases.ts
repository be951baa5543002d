import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What points to harm, the queue that it opens, and what operators noted: notes are only ever added. */
export const migration: Migration = {
  async up(db) {
    await sql`create table care_markers (
      member_id uuid not null references members,
      kind text not null,
      day date not null,
      merchant text not null,
      detail jsonb not null,
      at timestamptz not null,
      primary key (member_id, kind, day)
    )`.execute(db)
    await sql`create index care_markers_by_day on care_markers (day)`.execute(db)
    await sql`create table care_cases (
      member_id uuid primary key references members,
      merchant text not null,
      state text not null check (state in ('open', 'watched', 'closed')),
      score int not null,
      opened_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
    await sql`create index care_cases_in_order on care_cases (state, changed_at desc, member_id)`.execute(db)
    await sql`create table care_notes (
      id uuid primary key,
      member_id uuid not null references members,
      at timestamptz not null,
      by text not null,
      what text not null,
      text text not null
    )`.execute(db)
    await sql`create index care_notes_of_member on care_notes (member_id, at desc, id)`.execute(db)
    await sql`create trigger care_notes_immutable before update or delete on care_notes
      for each row execute function exclusions_are_immutable()`.execute(db)
    await sql`create trigger care_notes_not_emptied before truncate on care_notes
      for each statement execute function exclusions_are_immutable()`.execute(db)
  },
}
