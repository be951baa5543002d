import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When daily work was last begun, by whichever copy; indexes that old rows are found by; security events of long ago may go. */
export const migration: Migration = {
  async up(db) {
    await sql`create table daily_work (name text primary key, begun_at timestamptz not null)`.execute(db)
    await sql`create index game_sessions_by_age on game_sessions (created_at, id)`.execute(db)
    await sql`create index trial_accounts_by_age on trial_accounts (created_at, member_id)`.execute(db)
    await sql`create or replace function security_events_are_immutable() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '400 days' then
          return old;
        end if;
        raise exception 'security events are only ever added to';
      end $$`.execute(db)
  },
}
