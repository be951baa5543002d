import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Announcements of every type, categories of promotions, what members have read. */
export const migration: Migration = {
  async up(db) {
    await sql`create table promotion_categories (
      merchant text not null references brands,
      id text not null,
      title jsonb not null,
      sort integer not null,
      primary key (merchant, id)
    )`.execute(db)
    await sql`create table announcements (
      merchant text not null references brands,
      id text not null,
      type text not null check (type in ('A', 'PL', 'B', 'PU', 'PR', 'H')),
      group_name text,
      texts jsonb not null,
      art text,
      images jsonb not null,
      category_ids jsonb not null,
      linked_promotion_id text,
      image_required boolean not null,
      remark_required boolean not null,
      members_only boolean not null,
      popular boolean not null,
      lobby_news boolean not null,
      sort integer not null,
      start_at timestamptz not null,
      end_at timestamptz,
      primary key (merchant, id)
    )`.execute(db)
    await sql`create index announcements_by_type on announcements (merchant, type, sort)`.execute(db)
    await sql`create table announcement_reads (
      member_id uuid not null references members,
      merchant text not null,
      announcement_id text not null,
      read_at timestamptz not null,
      primary key (member_id, announcement_id),
      foreign key (merchant, announcement_id) references announcements
    )`.execute(db)
  },
}
