import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the live modules declare, as delivery reported it last: one row. */
export const migration: Migration = {
  async up(db) {
    await sql`create table module_declarations (
      id integer primary key check (id = 1),
      modules jsonb not null,
      told_at timestamptz not null
    )`.execute(db)
  },
}
