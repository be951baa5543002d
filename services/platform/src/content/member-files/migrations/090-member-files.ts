import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What members bring and only they and who looks after them may see. */
export const migration: Migration = {
  async up(db) {
    await sql`create table member_files (
      name text primary key,
      content bytea not null
    )`.execute(db)
  },
}
