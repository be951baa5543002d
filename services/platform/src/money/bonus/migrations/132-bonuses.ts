import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Bonuses of members, and the rules by which promotions give them. */
export const migration: Migration = {
  async up(db) {
    await sql`create table bonus_rules (
      merchant text not null,
      id text not null,
      promotion_id text not null,
      document jsonb not null,
      archived_at timestamptz,
      primary key (merchant, id)
    )`.execute(db)
    await sql`create unique index bonus_rules_by_promotion on bonus_rules (merchant, promotion_id)
      where archived_at is null`.execute(db)
    await sql`create table bonuses (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      order_id uuid not null unique,
      promotion_id text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      deposit bigint not null check (deposit > 0),
      required bigint not null check (required >= 0),
      terms jsonb not null,
      state text not null check (state in ('waiting', 'active', 'converted', 'forfeited', 'expired')),
      granted_at timestamptz not null,
      active_from timestamptz,
      expires_at timestamptz,
      ended_at timestamptz,
      ended_by text,
      why text,
      wagered bigint check (wagered >= 0)
    )`.execute(db)
    await sql`create unique index bonuses_active on bonuses (member_id) where state = 'active'`.execute(db)
    await sql`create index bonuses_of_member on bonuses (member_id, granted_at desc, id)`.execute(db)
    await sql`create index bonuses_newest on bonuses (granted_at desc, id)`.execute(db)
    await sql`create index bonuses_of_brand on bonuses (merchant, granted_at desc, id)`.execute(db)
  },
}
