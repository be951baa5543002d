import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Withdrawals: where members are paid out to, what a brand allows, orders with everything that happened to them, and what their payment companies say was paid. */
export const migration: Migration = {
  async up(db) {
    await sql`create table withdraw_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table bank_cards (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      bank text not null,
      kind text not null check (kind in ('bank', 'wallet')),
      holder text not null,
      number_sealed text not null,
      number_hash text not null,
      shown text not null,
      created_at timestamptz not null,
      removed_at timestamptz,
      removed_by text,
      removed_why text
    )`.execute(db)
    await sql`create unique index bank_cards_own on bank_cards (member_id, number_hash) where removed_at is null`.execute(
      db,
    )
    await sql`create index bank_cards_by_number on bank_cards (merchant, number_hash)`.execute(db)
    await sql`create index bank_cards_of_member on bank_cards (member_id, created_at)`.execute(db)
    await sql`create index bank_cards_newest on bank_cards (created_at desc, id)`.execute(db)
    await sql`create table withdrawals (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      card_id uuid not null references bank_cards (id),
      provider text not null,
      reference text,
      state text not null check (state in ('waiting', 'paying', 'paid', 'refused', 'cancelled', 'failed', 'returned')),
      currency text not null,
      amount bigint not null check (amount > 0),
      fee bigint not null check (fee >= 0 and fee < amount),
      disputed bigint not null default 0,
      signals jsonb not null,
      approvals jsonb not null,
      why text,
      created_at timestamptz not null,
      approved_at timestamptz,
      closed_at timestamptz
    )`.execute(db)
    await sql`create index withdrawals_of_member on withdrawals (member_id, created_at desc, id)`.execute(db)
    await sql`create index withdrawals_newest on withdrawals (created_at desc, id)`.execute(db)
    await sql`create index withdrawals_of_brand on withdrawals (merchant, created_at desc, id)`.execute(db)
    await sql`create index withdrawals_open on withdrawals (created_at desc, id) where state in ('waiting', 'paying')`.execute(
      db,
    )
    await sql`create table payout_receipts (
      provider text not null,
      receipt_id text not null,
      withdrawal_id uuid not null references withdrawals (id),
      kind text not null check (kind in ('paid', 'returned')),
      amount bigint not null check (amount > 0),
      currency text not null,
      moved_at timestamptz not null,
      at timestamptz not null,
      primary key (provider, receipt_id)
    )`.execute(db)
    await sql`create index payout_receipts_of_withdrawal on payout_receipts (withdrawal_id)`.execute(db)
    await sql`create index payout_receipts_by_time on payout_receipts (provider, moved_at)`.execute(db)
    await sql`create table withdrawal_events (
      id bigint generated always as identity primary key,
      withdrawal_id uuid not null references withdrawals (id),
      at timestamptz not null,
      what text not null,
      by text not null,
      detail jsonb not null
    )`.execute(db)
    await sql`create index withdrawal_events_of on withdrawal_events (withdrawal_id, id)`.execute(db)
  },
}
