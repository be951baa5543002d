import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The current play period of each member, one row each, and the time played per day. */
export const migration: Migration = {
  async up(db) {
    await sql`create table play_stretches (
      member_id uuid primary key references members on delete cascade,
      since timestamptz not null,
      seen_at timestamptz not null,
      seconds int not null check (seconds >= 0),
      checked int not null default 0,
      every_minutes int
    ) with (fillfactor = 70)`.execute(db)
    await sql`create table play_time_days (
      member_id uuid not null references members on delete cascade,
      day date not null,
      seconds int not null,
      primary key (member_id, day)
    ) with (fillfactor = 70)`.execute(db)
    await sql`create index play_time_days_by_day on play_time_days (day)`.execute(db)
  },
}
