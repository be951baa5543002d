import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Each channel is looked for by itself. */
export const migration: Migration = {
  async up(db) {
    await sql`create index dispatches_by_lane on dispatches (channel, due_at)`.execute(db)
  },
}
