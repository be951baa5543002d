import { sql, type Migration } from 'kysely'

/** Each channel is looked for by itself. */
export const migration: Migration = {
  async up(db) {
    await sql`create index dispatches_by_lane on dispatches (channel, due_at)`.execute(db)
  },
}
