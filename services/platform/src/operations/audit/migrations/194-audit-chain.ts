import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The chain of the audit log, beside it: older copies go on writing entries, which wait for the next seal as all others do. What
 * was written before is sealed first.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table audit_unsealed (
      entry_id bigint primary key,
      is_former boolean not null default false
    )`.execute(db)
    await sql`create table audit_chain (
      position bigint primary key,
      entry_id bigint not null unique,
      entry_hash text not null,
      hash text not null,
      is_former boolean not null,
      sealed_at timestamptz not null
    )`.execute(db)
    await sql`create table audit_seals (
      position bigint primary key references audit_chain,
      hash text not null,
      signature text not null
    )`.execute(db)
    for (const table of ['audit_chain', 'audit_seals']) {
      const name = sql.raw(table)
      await sql`create trigger ${sql.raw(`${table}_immutable`)} before update or delete on ${name}
        for each row execute function audit_log_is_immutable()`.execute(db)
      await sql`create trigger ${sql.raw(`${table}_not_emptied`)} before truncate on ${name}
        for each statement execute function audit_log_is_immutable()`.execute(db)
    }
    await sql`create function audit_log_waits_for_seal() returns trigger language plpgsql
      security definer set search_path from current as $$
      begin
        insert into audit_unsealed (entry_id) values (new.id);
        return null;
      end $$`.execute(db)
    await sql`create trigger audit_log_unsealed after insert on audit_log
      for each row execute function audit_log_waits_for_seal()`.execute(db)
    await sql`insert into audit_unsealed (entry_id, is_former) select id, true from audit_log`.execute(db)
  },
}
