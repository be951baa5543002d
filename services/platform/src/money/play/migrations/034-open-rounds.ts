import { sql, type Migration } from 'kysely'

/** Rounds that are open, the oldest first: there are few of them. */
export const migration: Migration = {
  async up(db) {
    await sql`create index rounds_open on rounds (placed_at, id) where status = 'open'`.execute(db)
  },
}
