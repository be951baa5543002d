import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The audit log is only ever added to, by any role of the database. */
export const migration: Migration = {
  async up(db) {
    await sql`create function audit_log_is_immutable() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only ever added to';
      end $$`.execute(db)
    await sql`create trigger audit_log_immutable before update or delete on audit_log
      for each row execute function audit_log_is_immutable()`.execute(db)
    await sql`create trigger audit_log_not_emptied before truncate on audit_log
      for each statement execute function audit_log_is_immutable()`.execute(db)
  },
}
