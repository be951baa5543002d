import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why sessions ended, browsers that members use, security events, social identities, contract offers. */
export const migration: Migration = {
  async up(db) {
    await sql`alter table sessions add column ended_by text
      check (ended_by in ('logout', 'revoked', 'elsewhere', 'password')),
      add column browser_hash text`.execute(db)
    await sql`create index login_attempts_by_time on login_attempts (last_at)`.execute(db)
    await sql`create table member_browsers (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members,
      browser_hash text not null,
      token_hash text unique,
      former_hash text unique,
      rotated_at timestamptz,
      device text,
      address text not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      unique (member_id, browser_hash)
    )`.execute(db)
    await sql`create index member_browsers_by_browser on member_browsers (browser_hash)`.execute(db)
    await sql`create index member_browsers_by_use on member_browsers (used_at)`.execute(db)
    await sql`create table security_events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      merchant text not null,
      member_id uuid references members,
      kind text not null,
      address text not null,
      device text,
      detail jsonb not null
    )`.execute(db)
    await sql`create index security_events_by_member on security_events (member_id, id)`.execute(db)
    await sql`create index security_events_by_brand on security_events (merchant, id)`.execute(db)
    await sql`create function security_events_are_immutable() returns trigger language plpgsql as $$
      begin
        raise exception 'security events are only ever added to';
      end $$`.execute(db)
    await sql`create trigger security_events_immutable before update or delete on security_events
      for each row execute function security_events_are_immutable()`.execute(db)
    await sql`create table social_identities (
      merchant text not null,
      provider text not null,
      subject text not null,
      member_id uuid not null references members,
      linked_at timestamptz not null,
      primary key (merchant, provider, subject),
      unique (member_id, provider)
    )`.execute(db)
    await sql`create table social_tickets (
      hash text primary key,
      merchant text not null,
      provider text not null,
      subject text not null,
      email text,
      browser_hash text not null,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index social_tickets_by_end on social_tickets (expires_at)`.execute(db)
    await sql`create table contract_offers (
      id uuid primary key,
      member_id uuid not null references members,
      kind text not null check (kind in ('daily', 'dividend', 'hourly')),
      terms jsonb not null,
      offered_at timestamptz not null,
      answered_at timestamptz,
      answer text check (answer in ('accepted', 'refused')),
      check ((answered_at is null) = (answer is null))
    )`.execute(db)
    await sql`create unique index contract_offers_pending on contract_offers (member_id, kind)
      where answered_at is null`.execute(db)
    // Brands that stand already know the new flag as off.
    await sql`update brands set version = version + 1,
      document = jsonb_set(document, '{flags,SINGLELOGIN3}', '0') where not document->'flags' ? 'SINGLELOGIN3'`.execute(
      db,
    )
  },
}
