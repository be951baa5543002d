import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Announcements are found by the pictures that they show. */
export const migration: Migration = {
  async up(db) {
    await sql`create index announcements_by_art on announcements (art)`.execute(db)
    await sql`create index announcements_by_image on announcements using gin (images jsonb_path_ops)`.execute(
      db,
    )
  },
}
