import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** From which score on a brand calls two accounts one person's; what copies of the release before find holds. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table play_rules add column duplicates jsonb not null default '{}'`.execute(db)
    await sql`alter table duplicate_accounts add column holds boolean not null default true`.execute(db)
  },
}
