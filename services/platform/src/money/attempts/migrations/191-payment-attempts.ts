import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Calls that move money, each written before it is made. The database holds the rule: one attempt of an order that is not
 * refused, and none is sent but one that is ready.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table payment_attempts (
      kind text not null check (kind in ('deposit', 'payout')),
      id uuid not null,
      order_id uuid not null,
      provider text not null,
      state text not null check (state in ('ready', 'sent', 'accepted', 'refused', 'unknown')),
      reference text,
      claimed_reference text,
      reason text,
      tries integer not null default 0,
      created_at timestamptz not null,
      sent_at timestamptz,
      retry_at timestamptz,
      looked_at timestamptz,
      ended_at timestamptz,
      failed_at timestamptz,
      answered_at timestamptz,
      primary key (kind, id)
    )`.execute(db)
    await sql`create unique index payment_attempts_one on payment_attempts (kind, order_id) where state <> 'refused'`.execute(
      db,
    )
    await sql`create index payment_attempts_of_order on payment_attempts (kind, order_id, created_at)`.execute(
      db,
    )
    await sql`create function payment_attempts_go_forward() returns trigger language plpgsql as $$
      begin
        if old.state <> new.state and (old.state, new.state) not in (('ready', 'sent'), ('ready', 'refused'), ('ready', 'accepted'),
          ('sent', 'ready'), ('sent', 'accepted'), ('sent', 'refused'), ('sent', 'unknown'),
          ('unknown', 'accepted'), ('unknown', 'refused')) then
          raise exception 'an attempt that is % does not become %', old.state, new.state;
        end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger payment_attempts_forward before update on payment_attempts
      for each row execute function payment_attempts_go_forward()`.execute(db)
    await sql`create table payment_attempt_proposals (
      kind text not null,
      attempt_id uuid not null,
      paid boolean not null,
      reference text,
      evidence text not null,
      by text not null,
      at timestamptz not null,
      primary key (kind, attempt_id),
      foreign key (kind, attempt_id) references payment_attempts (kind, id)
    )`.execute(db)
    await sql`alter table payout_receipts add column matched_id text`.execute(db)
    await sql`alter table payout_receipts add column off_book boolean not null default false`.execute(db)
    await sql`create unique index payout_receipts_matched on payout_receipts (provider, matched_id) where matched_id is not null`.execute(
      db,
    )
  },
}
