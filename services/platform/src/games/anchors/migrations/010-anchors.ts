import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Hosts of live tables, and who follows whom (B7). */
export const migration: Migration = {
  async up(db) {
    await sql`create table anchors (
      id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
      names jsonb not null,
      node_id bigint not null references games on delete cascade,
      is_hot boolean not null,
      is_promo boolean not null,
      active boolean not null,
      starts_at_minute integer not null check (starts_at_minute between 0 and 1439),
      minutes_on_air integer not null check (minutes_on_air between 1 and 1440),
      sort integer not null
    )`.execute(db)
    await sql`create table anchor_focus (
      member_id uuid not null references members,
      anchor_id text not null references anchors on delete cascade,
      since timestamptz not null,
      primary key (member_id, anchor_id)
    )`.execute(db)
  },
}
