import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Security questions of members: which they chose, and hashes of their answers. */
export const migration: Migration = {
  async up(db) {
    await sql`create table member_questions (
      member_id uuid not null references members,
      place smallint not null,
      question_id text not null,
      answer_hash text not null,
      created_at timestamptz not null,
      primary key (member_id, place)
    )`.execute(db)
  },
}
