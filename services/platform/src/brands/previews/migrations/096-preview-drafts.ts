import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A preview shows drafts of what operators write, too. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table previews add column drafts jsonb not null default '[]'`.execute(db)
  },
}
