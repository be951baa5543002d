import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What each operator has handed out without a second person: split amounts count together. */
export const migration: Migration = {
  async up(db) {
    await sql`create table operator_handouts (
      id bigint generated always as identity primary key,
      operator text not null,
      merchant text not null,
      kind text not null,
      subject text not null,
      amount bigint not null,
      at timestamptz not null
    )`.execute(db)
    await sql`create index operator_handouts_of_operator on operator_handouts (operator, merchant, kind, at)`.execute(
      db,
    )
  },
}
