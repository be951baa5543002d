import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What days of brands came to. The books grow in the order of time: small indexes over ranges of their pages find a day, and cost
 * a writer next to nothing.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table day_reports (
      merchant text not null,
      day date not null,
      time_zone text not null,
      currency text not null,
      figures jsonb not null,
      differences integer not null,
      made_at timestamptz not null,
      made_by text not null,
      primary key (merchant, day)
    )`.execute(db)
    await sql`create index ledger_entries_by_time on ledger_entries using brin (at) with (pages_per_range = 32)`.execute(
      db,
    )
    await sql`create index rounds_by_end on rounds using brin (closed_at) with (pages_per_range = 32)`.execute(
      db,
    )
    await sql`create index account_days_by_day on account_days (day)`.execute(db)
    // The id of the entry behind a caller's id, as the ledger makes it.
    await sql`create function ledger_entry_id(space text, id text) returns uuid language sql immutable as $$
      select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-8' || substr(h, 14, 3) || '-a' || substr(h, 18, 3) || '-'
        || substr(h, 21, 12))::uuid
      from (select encode(sha256(convert_to(space || ' ' || id, 'UTF8')), 'hex') as h) made $$`.execute(db)
    await sql`create index deposit_receipts_by_booking on deposit_receipts (at)`.execute(db)
    await sql`create index ledger_holds_closed on ledger_holds (merchant, closed_at) where status = 'posted'`.execute(
      db,
    )
    await sql`create index bonuses_ended on bonuses (merchant, ended_at) where ended_at is not null`.execute(
      db,
    )
    await sql`create index reward_grants_claimed_of_brand on reward_grants (merchant, claimed_at) where state = 'claimed'`.execute(
      db,
    )
    await sql`create index reward_applications_paid on reward_applications (merchant, decided_at) where entry_id is not null`.execute(
      db,
    )
    await sql`create index payout_receipts_by_booking on payout_receipts (at)`.execute(db)
    await sql`create index point_lines_by_time on point_lines (merchant, at)`.execute(db)
    await sql`create index point_days_by_day on point_days (day)`.execute(db)
  },
}
