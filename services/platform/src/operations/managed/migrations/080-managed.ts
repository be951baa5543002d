import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What operators are writing and have published, of every kind; what players see is in the tables of its domain. */
export const migration: Migration = {
  async up(db) {
    await sql`create table managed_documents (
      kind text not null,
      id text not null,
      merchant text,
      title text not null,
      rev integer not null default 0,
      version integer not null default 0,
      draft jsonb,
      draft_base jsonb,
      draft_at timestamptz,
      draft_by text,
      scheduled jsonb,
      scheduled_base jsonb,
      scheduled_at timestamptz,
      scheduled_by text,
      publish_at timestamptz,
      changed_at timestamptz not null,
      changed_by text not null,
      did text not null,
      primary key (kind, id)
    )`.execute(db)
    await sql`create index managed_documents_due on managed_documents (publish_at) where publish_at is not null`.execute(
      db,
    )
    await sql`create table managed_history (
      id bigint generated always as identity primary key,
      kind text not null,
      document_id text not null,
      at timestamptz not null,
      actor text not null,
      did text not null,
      version integer,
      document jsonb,
      detail jsonb not null
    )`.execute(db)
    await sql`create index managed_history_by_document on managed_history (kind, document_id, id desc)`.execute(
      db,
    )
    await sql`create unique index managed_history_version on managed_history (kind, document_id, version)
      where version is not null`.execute(db)
  },
}
