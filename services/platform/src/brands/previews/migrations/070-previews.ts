import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is not live and shown to single browsers: by a link that is signed, so nothing here opens one. */
export const migration: Migration = {
  async up(db) {
    await sql`create table previews (
      id uuid primary key,
      merchant text not null references brands (merchant),
      releases jsonb not null,
      document jsonb,
      note text not null,
      made_by text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      builds_from text,
      builds jsonb,
      opened_at timestamptz
    )`.execute(db)
    await sql`create index previews_by_end on previews (expires_at)`.execute(db)
  },
}
