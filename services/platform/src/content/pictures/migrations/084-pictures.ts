import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Pictures that operators brought, drawn anew, by what they show. */
export const migration: Migration = {
  async up(db) {
    await sql`create table pictures (
      slug text primary key,
      width integer not null,
      height integer not null,
      content bytea not null,
      uploaded_at timestamptz not null,
      uploaded_by text not null
    )`.execute(db)
    await sql`create index pictures_by_time on pictures (uploaded_at)`.execute(db)
  },
}
