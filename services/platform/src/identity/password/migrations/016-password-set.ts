import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Members registered by a number alone have a random password until they set one. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table member_profiles add column password_set boolean not null default true`.execute(db)
  },
}
