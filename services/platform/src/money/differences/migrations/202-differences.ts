import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A work list of the differences between our books and those of payment companies. */
export const migration: Migration = {
  async up(db) {
    await sql`create table book_differences (
      id uuid primary key,
      book text not null check (book in ('deposits', 'payouts')),
      provider text not null,
      receipt text not null,
      merchant text,
      order_id text,
      ours text,
      theirs text,
      currency text,
      delta bigint not null,
      booked bigint not null default 0,
      disputed bigint not null default 0,
      moved_at timestamptz not null,
      found_at timestamptz not null,
      seen_at timestamptz not null,
      state text not null check (state in ('open', 'waiting', 'closed')),
      owner text,
      until timestamptz,
      ending text check (ending in ('write-off', 'correct', 'wait', 'vanished')),
      why text,
      decided_by text,
      decided_at timestamptz,
      unique (book, provider, receipt)
    )`.execute(db)
    await sql`create index book_differences_newest on book_differences (found_at desc, id)`.execute(db)
    await sql`create index book_differences_by_time on book_differences (book, provider, moved_at) where state <> 'closed' or booked <> 0`.execute(
      db,
    )
  },
}
