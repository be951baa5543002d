import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Points that play gives, day by day of the turnover they come from, and the goods they are exchanged for. */
export const migration: Migration = {
  async up(db) {
    await sql`create table point_accounts (
      member_id uuid primary key references members (id),
      merchant text not null,
      balance bigint not null default 0
    )`.execute(db)
    await sql`create table point_days (
      member_id uuid not null references members (id),
      day date not null,
      game_type text not null,
      vendor text not null,
      currency text not null,
      counted bigint not null,
      per_point bigint not null check (per_point > 0),
      percent integer not null,
      points bigint not null,
      primary key (member_id, day, game_type, vendor, currency)
    )`.execute(db)
    await sql`create table point_lines (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      at timestamptz not null,
      kind text not null check (kind in ('play', 'order', 'return')),
      day date,
      order_id uuid,
      amount bigint not null,
      balance_after bigint not null
    )`.execute(db)
    await sql`create index point_lines_of_member on point_lines (member_id, at desc, id)`.execute(db)
    await sql`create table mall_goods (
      merchant text not null,
      id text not null,
      document jsonb not null,
      sort integer not null,
      sold integer not null default 0 check (sold >= 0),
      archived_at timestamptz,
      primary key (merchant, id)
    )`.execute(db)
    await sql`create table mall_orders (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      good_id text not null,
      name jsonb not null,
      picture text not null,
      kind text not null,
      points bigint not null check (points > 0),
      state text not null check (state in ('placed', 'preparing', 'sent', 'done', 'cancelled')),
      contact jsonb,
      note text,
      digest text not null,
      entry_id uuid,
      at timestamptz not null,
      changed_at timestamptz not null,
      changed_by text not null
    )`.execute(db)
    await sql`create index mall_orders_of_member on mall_orders (member_id, at desc, id)`.execute(db)
    await sql`create index mall_orders_newest on mall_orders (at desc, id)`.execute(db)
    await sql`create index mall_orders_of_brand on mall_orders (merchant, at desc, id)`.execute(db)
    await sql`create index mall_orders_closed on mall_orders (changed_at) where contact is not null`.execute(
      db,
    )
  },
}
