import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Teams, the keys that they sign releases with, and the tokens of their builds. */
export const migration: Migration = {
  async up(db) {
    await sql`create table teams (
      name text primary key,
      modules jsonb not null,
      created_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db)
    await sql`create table team_keys (
      fingerprint text primary key,
      team text not null references teams (name),
      public_key text not null,
      added_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
    await sql`create index team_keys_by_team on team_keys (team)`.execute(db)
    await sql`create table team_tokens (
      id uuid primary key,
      team text not null references teams (name),
      token_hash text not null unique,
      label text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
    await sql`create index team_tokens_by_team on team_tokens (team)`.execute(db)
  },
}
