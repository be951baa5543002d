import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Marks of mail boxes and persons however they are written (MEM-09). A copy of the release before asks for none of them. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table exclusion_marks drop constraint exclusion_marks_kind_check`.execute(db)
    await sql`alter table exclusion_marks add constraint exclusion_marks_kind_check
      check (kind in ('mobile', 'email', 'email-like', 'identity', 'card', 'payee', 'person', 'device')) not valid`.execute(
      db,
    )
  },
}
