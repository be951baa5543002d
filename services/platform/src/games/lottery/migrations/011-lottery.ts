import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lotteries of catalogue games, when each is drawn, and what was drawn (A7, GAM-07). */
export const migration: Migration = {
  async up(db) {
    await sql`create table lotteries (
      id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
      node_id bigint not null unique references games on delete cascade,
      schedule jsonb not null,
      form jsonb not null
    )`.execute(db)
    await sql`create table lottery_draws (
      lottery_id text not null references lotteries on delete cascade,
      draw_at timestamptz not null,
      numbers jsonb not null,
      primary key (lottery_id, draw_at)
    )`.execute(db)
  },
}
