import { sql } from 'kysely'
import type { Migration } from '#db/migration'

/** Who registered by a number alone has a password nobody knows, until they set one. */
export const passwordSet: Migration = {
  name: '016-password-set',
  async up(db) {
    await sql`alter table member_profiles add column password_set boolean not null default true`.execute(db)
  },
}
