import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Providers, games, favourites and recently played games (A3). Members come with step 003, so no reference to them. */
export const migration: Migration = {
  async up(db) {
    await sql`create table vendors (
      code text primary key check (code ~ '^[A-Za-z0-9_-]{1,32}$'),
      names jsonb not null,
      match_key text not null unique,
      colour text not null,
      logo_seed text not null,
      studio text not null,
      hue_shift integer not null default 0,
      categories text[] not null,
      is_hot boolean not null default false,
      sort integer not null,
      merchants text[] not null
    )`.execute(db)
    await sql`create table games (
      node_id bigint primary key check (node_id > 0),
      vendor text not null references vendors,
      game_type text not null,
      game_classify text not null,
      game_classify_new text not null,
      names jsonb not null,
      search_text text not null,
      game_id text not null,
      room_id text,
      game_code text not null,
      lotto_mode text,
      support_play smallint not null check (support_play in (0, 1)),
      freeplay smallint not null check (freeplay in (0, 1)),
      is_game_h5 boolean not null,
      is_new boolean not null,
      hot_rank integer,
      popularity integer not null,
      min_bet numeric(12, 2) not null check (min_bet >= 0),
      min_line integer not null check (min_line >= 0),
      rtp numeric(5, 2),
      art_theme text not null,
      merchants text[] not null
    )`.execute(db)
    await sql`create index games_by_type on games (game_type, popularity desc, node_id)`.execute(db)
    await sql`create index games_by_class on games (game_type, game_classify, popularity desc, node_id)`.execute(
      db,
    )
    await sql`create index games_by_vendor on games (vendor, popularity desc, node_id)`.execute(db)
    await sql`create index games_by_popularity on games (popularity desc, node_id)`.execute(db)
    await sql`create index games_hot on games (hot_rank, node_id) where hot_rank is not null`.execute(db)
    await sql`create table favourites (
      member_id uuid not null,
      node_id bigint not null references games on delete cascade,
      added_at timestamptz not null,
      primary key (member_id, node_id)
    )`.execute(db)
    await sql`create index favourites_by_time on favourites (member_id, added_at desc, node_id)`.execute(db)
    await sql`create table recent_games (
      member_id uuid not null,
      node_id bigint not null references games on delete cascade,
      played_at timestamptz not null,
      primary key (member_id, node_id)
    )`.execute(db)
    await sql`create index recent_games_by_time on recent_games (member_id, played_at desc, node_id)`.execute(
      db,
    )
  },
}
