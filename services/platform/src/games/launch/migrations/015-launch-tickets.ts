import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Games play at their provider now: the platform's own sandbox page, its rounds and tickets are gone. */
export const migration: Migration = {
  async up(db) {
    await sql`drop table sandbox_rounds`.execute(db)
    await sql`alter table game_launches drop column ticket_hash`.execute(db)
  },
}
