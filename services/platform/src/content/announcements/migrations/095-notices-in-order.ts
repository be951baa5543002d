import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Notices are read page by page, the popular ones first (CON-11). */
export const migration: Migration = {
  async up(db) {
    await sql`create index announcements_as_notices
      on announcements (merchant, popular desc, sort, start_at desc, id)
      where type in ('PL', 'A') and archived_at is null`.execute(db)
  },
}
