import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The audit log is read by who did it, to what, and when. */
export const migration: Migration = {
  async up(db) {
    await sql`create index audit_log_by_actor on audit_log (actor, id desc)`.execute(db)
    await sql`create index audit_log_by_subject on audit_log (subject, id desc)`.execute(db)
    await sql`create index audit_log_by_time on audit_log (at)`.execute(db)
  },
}
