import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Work that waits for its time, whatever copy does it; the daily one goes on from where it stood. */
export const migration: Migration = {
  async up(db) {
    await sql`create table jobs (
      id uuid primary key,
      kind text not null,
      key text not null,
      merchant text,
      payload jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
      created_at timestamptz not null,
      due_at timestamptz not null,
      turn integer not null default 0,
      attempts integer not null default 0,
      begun_at timestamptz,
      last_error text,
      ended_at timestamptz,
      unique (kind, key)
    )`.execute(db)
    await sql`create index jobs_due on jobs (due_at) where state = 'waiting'`.execute(db)
    await sql`create index jobs_newest on jobs (created_at desc, id)`.execute(db)
    await sql`create index jobs_ended on jobs (ended_at) where ended_at is not null`.execute(db)
    await sql`insert into jobs (id, kind, key, payload, created_at, due_at)
      select gen_random_uuid(), 'daily', name, '{}', begun_at, begun_at + interval '1 day' from daily_work`.execute(
      db,
    )
  },
}
