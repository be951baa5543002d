import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Topics of the help centre, each with its questions. */
export const migration: Migration = {
  async up(db) {
    await sql`create table help_topics (
      merchant text not null references brands,
      id text not null,
      tag text not null,
      texts jsonb not null,
      items jsonb not null,
      sort integer not null,
      archived_at timestamptz,
      primary key (merchant, id)
    )`.execute(db)
    await sql`create index help_topics_in_order on help_topics (merchant, sort, id)`.execute(db)
  },
}
