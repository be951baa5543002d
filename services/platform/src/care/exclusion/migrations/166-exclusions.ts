import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who is excluded from play, until when, and by what a second account is recognised. Rows are only ever added: the database
 * itself prevents an exclusion from being shortened.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table exclusions (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members,
      kind text not null check (kind in ('time-out', 'exclusion')),
      scope text not null check (scope in ('brand', 'house')),
      since timestamptz not null,
      until timestamptz check (until > since),
      by text not null,
      origin uuid references exclusions,
      check (kind = 'exclusion' or until is not null)
    )`.execute(db)
    await sql`create index exclusions_of_member on exclusions (member_id, since desc, id)`.execute(db)
    await sql`create index exclusions_newest on exclusions (since desc, id)`.execute(db)
    await sql`create table exclusion_returns (
      exclusion_id uuid primary key references exclusions,
      asked_at timestamptz not null,
      opens_at timestamptz not null check (opens_at >= asked_at + interval '24 hours')
    )`.execute(db)
    await sql`create table exclusion_marks (
      kind text not null check (kind in ('mobile', 'email', 'identity', 'card', 'payee', 'device')),
      digest text not null,
      exclusion_id uuid not null references exclusions,
      primary key (kind, digest, exclusion_id)
    )`.execute(db)
    await sql`create function exclusions_are_immutable() returns trigger language plpgsql as $$
      begin
        raise exception 'exclusions are only ever added to';
      end $$`.execute(db)
    for (const table of ['exclusions', 'exclusion_returns', 'exclusion_marks']) {
      const name = sql.table(table)
      await sql`create trigger exclusions_immutable before update or delete on ${name}
        for each row execute function exclusions_are_immutable()`.execute(db)
      await sql`create trigger exclusions_not_emptied before truncate on ${name}
        for each statement execute function exclusions_are_immutable()`.execute(db)
    }
    await sql`create function exclusion_is_over() returns trigger language plpgsql as $$
      begin
        if not exists (select from exclusions x where x.id = new.exclusion_id and x.kind = 'exclusion'
          and x.until <= new.asked_at) then
          raise exception 'an exclusion ends with its time, and not before';
        end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger exclusion_returns_late before insert on exclusion_returns
      for each row execute function exclusion_is_over()`.execute(db)
    await sql`alter table sessions drop constraint sessions_ended_by_check`.execute(db)
    await sql`alter table sessions add constraint sessions_ended_by_check
      check (ended_by in ('logout', 'revoked', 'elsewhere', 'password', 'excluded')) not valid`.execute(db)
  },
}
