import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The database notifies every copy of a change of what they hold in memory; an older copy does not listen there. */
export const migration: Migration = {
  async up(db) {
    await sql`create function tell_facts() returns trigger language plpgsql as $$
      begin
        perform pg_notify('site_facts', tg_table_name);
        return null;
      end $$`.execute(db)
    await sql`create trigger brands_told after insert or update or delete or truncate on brands
      for each statement execute function tell_facts()`.execute(db)
  },
}
