import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What agents were paid within a day, and what was corrected in it, for the brand's day report: not gone through whole. */
export const migration: Migration = {
  async up(db) {
    await sql`create index agent_pays_by_time on agent_pays (merchant, paid_at) where state = 'paid'`.execute(
      db,
    )
    await sql`create index agent_corrections_by_time on agent_corrections (at)`.execute(db)
  },
}
