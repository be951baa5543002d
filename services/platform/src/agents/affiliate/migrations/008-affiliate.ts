import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Codes by which members invite others. */
export const migration: Migration = {
  async up(db) {
    await sql`create table affiliate_codes (
      merchant text not null references brands,
      code text not null,
      member_id uuid not null references members,
      created_at timestamptz not null,
      primary key (merchant, code)
    )`.execute(db)
    await sql`create unique index affiliate_codes_by_member on affiliate_codes (member_id)`.execute(db)
  },
}
