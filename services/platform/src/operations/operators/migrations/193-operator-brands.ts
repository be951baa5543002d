import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Brands of operators and of tokens; null is all of them, as it was before. Older copies know of none: to them an operator of some
 * brands is a closed account (`disabled_at`), whether it is closed says `closed_at`. An entry of the audit log has the brand that
 * its subject or its detail names, whichever copy writes it.
 */
export const migration: Migration = {
  async up(db) {
    await sql`alter table operators add column brands text[], add column closed_at timestamptz`.execute(db)
    await sql`alter table operator_credentials add column brands text[]`.execute(db)
    await sql`alter table audit_log add column merchant text`.execute(db)
    await sql`create function audit_log_brand(action text, subject text, detail jsonb) returns text
      language sql stable security definer set search_path from current as $$
        select b.merchant from brands b
        where action !~ '^(operator|team|release|picture|catalogue|provider|vendor|job|books)\\.'
          and b.merchant in (subject, split_part(subject, '/', 1), split_part(subject, '.', 1), detail ->> 'merchant')
        order by b.merchant = detail ->> 'merchant' desc nulls last limit 1
      $$`.execute(db)
    await sql`create function audit_log_takes_brand() returns trigger language plpgsql
      security definer set search_path from current as $$
      begin
        new.merchant := coalesce(new.merchant, audit_log_brand(new.action, new.subject, new.detail));
        return new;
      end $$`.execute(db)
    await sql`create trigger audit_log_brand before insert on audit_log
      for each row execute function audit_log_takes_brand()`.execute(db)
    await sql`alter table audit_log disable trigger audit_log_immutable`.execute(db)
    await sql`update audit_log set merchant = audit_log_brand(action, subject, detail)`.execute(db)
    await sql`alter table audit_log enable trigger audit_log_immutable`.execute(db)
  },
}
