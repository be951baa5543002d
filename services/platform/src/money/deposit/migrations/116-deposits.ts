import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Deposits: the ways of paying a brand offers, orders with everything that happened to them, and what their providers say came. */
export const migration: Migration = {
  async up(db) {
    await sql`create table deposit_channels (
      merchant text not null,
      id text not null,
      document jsonb not null,
      sort integer not null,
      archived_at timestamptz,
      primary key (merchant, id)
    )`.execute(db)
    await sql`create table deposit_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table deposit_orders (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      channel_id text not null,
      method text not null,
      provider text not null,
      language text not null,
      reference text,
      state text not null check (state in ('starting', 'waiting', 'checking', 'paid', 'refused', 'expired', 'cancelled')),
      reason text,
      currency text not null,
      amount bigint not null check (amount > 0),
      terms jsonb not null,
      return_url text not null,
      voucher text,
      promotion_id text,
      received bigint not null default 0 check (received >= 0),
      credited bigint check (credited > 0),
      unclaimed bigint not null default 0 check (unclaimed >= 0),
      instruction jsonb,
      slip bytea,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db)
    await sql`create index deposit_orders_of_member on deposit_orders (member_id, created_at desc, id)`.execute(
      db,
    )
    await sql`create index deposit_orders_newest on deposit_orders (created_at desc, id)`.execute(db)
    await sql`create index deposit_orders_of_brand on deposit_orders (merchant, created_at desc, id)`.execute(
      db,
    )
    await sql`create index deposit_orders_unclaimed on deposit_orders (created_at desc, id) where unclaimed > 0`.execute(
      db,
    )
    await sql`create table deposit_receipts (
      provider text not null,
      receipt_id text not null,
      order_id uuid not null references deposit_orders (id),
      entry_id uuid not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      paid_at timestamptz not null,
      at timestamptz not null,
      primary key (provider, receipt_id)
    )`.execute(db)
    await sql`create index deposit_receipts_of_order on deposit_receipts (order_id)`.execute(db)
    await sql`create index deposit_receipts_by_time on deposit_receipts (provider, paid_at)`.execute(db)
    await sql`create table deposit_events (
      id bigint generated always as identity primary key,
      order_id uuid not null references deposit_orders (id),
      at timestamptz not null,
      what text not null,
      by text not null,
      detail jsonb not null
    )`.execute(db)
    await sql`create index deposit_events_of_order on deposit_events (order_id, id)`.execute(db)
    await sql`create table deposit_proposals (
      order_id uuid primary key references deposit_orders (id),
      amount bigint not null check (amount > 0),
      why text not null,
      by text not null,
      at timestamptz not null
    )`.execute(db)
    await sql`create table payment_nonces (
      provider text not null,
      nonce text not null,
      expires_at timestamptz not null,
      primary key (provider, nonce)
    )`.execute(db)
    await sql`create index payment_nonces_by_end on payment_nonces (expires_at)`.execute(db)
  },
}
