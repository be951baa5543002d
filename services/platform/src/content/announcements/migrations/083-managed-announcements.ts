import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Operators take announcements away and bring them back; notices run through the ticker or stand in the list alone. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table announcements add column archived_at timestamptz,
      add column ticker boolean not null default true`.execute(db)
  },
}
