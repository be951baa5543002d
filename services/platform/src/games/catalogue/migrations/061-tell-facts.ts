import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lists and menus are held in memory until one of these changes. */
export const migration: Migration = {
  async up(db) {
    for (const table of ['vendors', 'games'])
      await sql`create trigger ${sql.ref(`${table}_told`)} after insert or update or delete or truncate on ${sql.table(table)}
        for each statement execute function tell_facts()`.execute(db)
  },
}
