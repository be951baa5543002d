import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Members, their sessions, keys of encrypted bodies, attempts to sign in. */
export const migration: Migration = {
  async up(db) {
    await sql`create table members (
      id uuid primary key,
      merchant text not null references brands,
      account text not null,
      nickname text,
      type smallint not null,
      password_hash text not null,
      status text not null default 'active' check (status in ('active', 'disabled')),
      vip_level integer not null default 0,
      vip_conditions integer not null default 0,
      created_at timestamptz not null,
      last_login_at timestamptz
    )`.execute(db)
    await sql`create unique index members_by_account on members (merchant, lower(account))`.execute(db)
    await sql`create table vip_levels (
      merchant text not null references brands,
      level integer not null,
      label_id text not null,
      label jsonb not null,
      conditions integer not null,
      primary key (merchant, level)
    )`.execute(db)
    await sql`create table sessions (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members,
      cookie_hash text not null,
      token_hash text not null unique,
      device text,
      address text not null,
      created_at timestamptz not null,
      renewed_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
    await sql`create index sessions_by_member on sessions (member_id)`.execute(db)
    await sql`create index sessions_by_end on sessions (expires_at)`.execute(db)
    await sql`create table body_keys (
      kid text primary key,
      alg text not null,
      private_jwk jsonb not null,
      public_jwk jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
    await sql`create table body_nonces (nonce text primary key, expires_at timestamptz not null)`.execute(db)
    await sql`create index body_nonces_by_end on body_nonces (expires_at)`.execute(db)
    await sql`create table login_attempts (
      subject text primary key,
      failures integer not null,
      last_at timestamptz not null,
      blocked_until timestamptz
    )`.execute(db)
  },
}
