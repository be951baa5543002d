import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Change requests of members; one of a kind may wait at a time. */
export const migration: Migration = {
  async up(db) {
    await sql`create table member_reviews (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members,
      kind text not null,
      state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
      former text,
      wanted text not null,
      why text not null,
      asked_at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      decided_why text
    )`.execute(db)
    await sql`create unique index member_reviews_one on member_reviews (member_id, kind) where state = 'waiting'`.execute(
      db,
    )
    await sql`create index member_reviews_newest on member_reviews (asked_at desc, id)`.execute(db)
    await sql`create index member_reviews_of_member on member_reviews (member_id, asked_at desc, id)`.execute(
      db,
    )
  },
}
