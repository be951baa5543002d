import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passkeys of members, and the challenges that they answer. */
export const migration: Migration = {
  async up(db) {
    await sql`create table member_passkeys (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members,
      credential_id text not null unique,
      rp_id text not null,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
    await sql`create index member_passkeys_of_member on member_passkeys (member_id, created_at, id)`.execute(
      db,
    )
    await sql`create table passkey_challenges (
      hash text primary key,
      merchant text not null,
      purpose text not null check (purpose in ('add', 'enter', 'second-step')),
      member_id uuid references members,
      step_hash text,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db)
  },
}
