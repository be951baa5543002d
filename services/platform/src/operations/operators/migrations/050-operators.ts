import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Operators by name, and what they are signed in with. */
export const migration: Migration = {
  async up(db) {
    await sql`create table operators (
      id uuid primary key,
      name text not null unique,
      role text not null,
      password_hash text not null,
      totp_sealed text not null,
      totp_step bigint not null default 0,
      created_at timestamptz not null,
      disabled_at timestamptz
    )`.execute(db)
    await sql`create table operator_credentials (
      id uuid primary key,
      operator_id uuid not null references operators (id),
      token_hash text not null unique,
      cookie_hash text,
      label text,
      address text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
    await sql`create index operator_credentials_by_operator on operator_credentials (operator_id)`.execute(db)
    await sql`create index operator_credentials_by_end on operator_credentials (expires_at)`.execute(db)
  },
}
