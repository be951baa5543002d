import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes that a reset of the payment password asks for. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table one_time_codes drop constraint one_time_codes_purpose_check`.execute(db)
    await sql`alter table one_time_codes add constraint one_time_codes_purpose_check
      check (purpose in ('login', 'password', 'register', 'payment'))`.execute(db)
  },
}
