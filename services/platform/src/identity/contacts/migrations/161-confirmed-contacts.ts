import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Confirmed e-mail addresses; codes for changing an address. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table member_profiles add column email_verified_at timestamptz`.execute(db)
    await sql`alter table one_time_codes drop constraint one_time_codes_purpose_check`.execute(db)
    await sql`alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('login', 'password', 'register', 'payment', 'contact'))`.execute(db)
  },
}
