import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Launches of games, rounds of the sandbox, what may not be opened, trial accounts of visitors. */
export const migration: Migration = {
  async up(db) {
    await sql`create table trial_accounts (
      member_id uuid primary key references members,
      merchant text not null,
      key_hash text not null unique,
      address text not null,
      created_at timestamptz not null
    )`.execute(db)
    await sql`create index trial_accounts_by_address on trial_accounts (address, created_at)`.execute(db)
    await sql`create table game_launches (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members,
      session_id uuid not null,
      node_id bigint not null references games on delete cascade,
      mode text not null check (mode in ('real', 'free')),
      language text not null,
      token_hash text not null unique,
      ticket_hash text unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
    await sql`create index game_launches_by_end on game_launches (expires_at)`.execute(db)
    await sql`create table sandbox_rounds (
      id uuid primary key,
      launch_id uuid not null references game_launches on delete cascade,
      card smallint not null,
      drawn smallint not null,
      amount numeric(12, 2) not null,
      payout numeric(12, 2) not null,
      played_at timestamptz not null
    )`.execute(db)
    await sql`create index sandbox_rounds_by_launch on sandbox_rounds (launch_id)`.execute(db)
    await sql`create table vendors_down (
      vendor text primary key references vendors on delete cascade,
      since timestamptz not null
    )`.execute(db)
    await sql`create table play_restrictions (
      member_id uuid primary key references members,
      since timestamptz not null
    )`.execute(db)
  },
}
