import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Limits of members, higher ones that wait, and everything that was done with them: only ever added to. */
export const migration: Migration = {
  async up(db) {
    await sql`create table play_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table play_limits (
      member_id uuid not null references members,
      kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
      period text not null check (period in ('round', 'day', 'week', 'month')),
      owner text not null check (owner in ('member', 'house')),
      amount bigint not null check (amount > 0),
      set_at timestamptz not null,
      primary key (member_id, kind, period, owner)
    )`.execute(db)
    await sql`create table play_limit_requests (
      member_id uuid not null references members,
      kind text not null,
      period text not null,
      amount bigint check (amount > 0),
      asked_at timestamptz not null,
      ready_at timestamptz not null check (ready_at >= asked_at + interval '24 hours'),
      lapses_at timestamptz not null check (lapses_at > ready_at),
      primary key (member_id, kind, period)
    )`.execute(db)
    await sql`create index play_limit_requests_by_end on play_limit_requests (lapses_at)`.execute(db)
    await sql`create table play_events (
      id uuid primary key,
      member_id uuid not null references members,
      at timestamptz not null,
      by text not null,
      what text not null,
      detail jsonb not null
    )`.execute(db)
    await sql`create index play_events_of_member on play_events (member_id, at desc, id)`.execute(db)
    await sql`create trigger play_events_immutable before update or delete on play_events
      for each row execute function exclusions_are_immutable()`.execute(db)
    await sql`create trigger play_events_not_emptied before truncate on play_events
      for each statement execute function exclusions_are_immutable()`.execute(db)
  },
}
