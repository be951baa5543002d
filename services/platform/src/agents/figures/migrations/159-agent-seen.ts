import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the last count of a brand went by: what has not moved is not counted again. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table agent_counts add column seen text`.execute(db)
  },
}
