import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Authenticator apps and recovery codes of members, and sign-ins that wait for their second step. */
export const migration: Migration = {
  async up(db) {
    await sql`create table member_apps (
      member_id uuid primary key references members,
      secret_sealed text not null,
      step bigint not null default 0,
      created_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db)
    await sql`create table member_recovery_codes (
      member_id uuid not null references members,
      code_hash text not null,
      used_at timestamptz,
      primary key (member_id, code_hash)
    )`.execute(db)
    await sql`create table second_steps (
      hash text primary key,
      merchant text not null,
      member_id uuid not null references members,
      browser_hash text not null,
      way text not null,
      remember boolean,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index second_steps_by_end on second_steps (expires_at)`.execute(db)
    await sql`create index second_steps_of_member on second_steps (member_id)`.execute(db)
  },
}
