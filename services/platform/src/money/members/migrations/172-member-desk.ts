import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What operators do about one member: freezes, notes, bounds of deposits and withdrawals. */
export const migration: Migration = {
  async up(db) {
    await sql`create table member_freezes (
      member_id uuid not null references members (id),
      part text not null check (part in ('sign-in', 'play', 'withdrawal')),
      merchant text not null,
      why text not null,
      by text not null,
      at timestamptz not null,
      primary key (member_id, part)
    )`.execute(db)
    await sql`create table member_notes (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      text text not null,
      by text not null,
      at timestamptz not null
    )`.execute(db)
    await sql`create index member_notes_of_member on member_notes (member_id, at desc, id)`.execute(db)
    await sql`create table member_limits (
      member_id uuid primary key references members (id),
      merchant text not null,
      limits jsonb not null,
      why text not null,
      by text not null,
      at timestamptz not null
    )`.execute(db)
  },
}
