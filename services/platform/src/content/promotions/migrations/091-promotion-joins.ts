import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Promotions that members join, and who has. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table announcements add column sign_up boolean not null default true`.execute(db)
    await sql`create table promotion_joins (
      id uuid primary key,
      merchant text not null,
      promotion_id text not null,
      member_id uuid not null references members,
      joined_at timestamptz not null,
      unique (member_id, promotion_id),
      foreign key (merchant, promotion_id) references announcements
    )`.execute(db)
    await sql`create index promotion_joins_of_member on promotion_joins (member_id, joined_at desc, id desc)`.execute(
      db,
    )
    await sql`create index promotion_joins_by_time on promotion_joins (joined_at desc, id desc)`.execute(db)
    await sql`create index promotion_joins_of_promotion on promotion_joins (merchant, promotion_id, joined_at desc, id desc)`.execute(
      db,
    )
  },
}
