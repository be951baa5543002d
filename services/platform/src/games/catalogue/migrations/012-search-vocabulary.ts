import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Every instance holds the vocabulary in memory: words are numbered, so that it asks for the new ones alone, and their
 * mistyped spellings are no longer a table. The indexes on whole names served no query.
 */
export const migration: Migration = {
  async up(db) {
    await sql`alter table search_words add column id bigint generated always as identity`.execute(db)
    await sql`create unique index search_words_id on search_words (id)`.execute(db)
    await sql`drop table search_typos`.execute(db)
    await sql`drop index game_search_name_en, game_search_name_ty`.execute(db)
  },
}
