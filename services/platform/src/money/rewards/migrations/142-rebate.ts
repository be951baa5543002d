import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rebate that was paid, and up to which turnover of each day. */
export const migration: Migration = {
  async up(db) {
    await sql`create table rebate_days (
      member_id uuid not null references members (id),
      day date not null,
      game_type text not null,
      vendor text not null,
      currency text not null,
      paid_for bigint not null,
      amount bigint not null,
      primary key (member_id, day, game_type, vendor, currency)
    )`.execute(db)
    await sql`create table rebate_claims (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      amount bigint not null check (amount > 0),
      currency text not null,
      entry_id uuid not null,
      by text not null check (by in ('member', 'day')),
      at timestamptz not null
    )`.execute(db)
    await sql`create index rebate_claims_of_member on rebate_claims (member_id, at desc, id)`.execute(db)
    await sql`create index rebate_claims_newest on rebate_claims (at desc, id)`.execute(db)
    await sql`create index rebate_claims_of_brand on rebate_claims (merchant, at desc, id)`.execute(db)
    await sql`create table rebate_lines (
      claim_id uuid not null references rebate_claims (id),
      day date not null,
      game_type text not null,
      vendor text not null,
      turnover bigint not null,
      rate integer not null,
      percent integer not null,
      amount bigint not null,
      primary key (claim_id, day, game_type, vendor)
    )`.execute(db)
  },
}
