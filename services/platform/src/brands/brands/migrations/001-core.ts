import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Brands, what was done to them, seeds that ran. */
export const migration: Migration = {
  async up(db) {
    await sql`create table brands (
      merchant text primary key,
      version integer not null default 1,
      document jsonb not null,
      register jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)
    await sql`create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null,
      action text not null,
      subject text not null,
      detail jsonb not null
    )`.execute(db)
    await sql`create table seeds (name text primary key, ran_at timestamptz not null)`.execute(db)
    await sql`create table outbox (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      topic text not null,
      merchant text,
      payload jsonb not null
    )`.execute(db)
  },
}
