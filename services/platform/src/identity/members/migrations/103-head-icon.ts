import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The picture a member chose instead of initials (B7). */
export const migration: Migration = {
  async up(db) {
    await sql`alter table members add column head_icon text`.execute(db)
  },
}
