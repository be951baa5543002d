import { sql, type Migration } from 'kysely'

/** A preview shows drafts of what operators write, too. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table previews add column drafts jsonb not null default '[]'`.execute(db)
  },
}
