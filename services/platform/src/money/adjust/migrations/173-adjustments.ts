import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Changes of members' balances by hand, each by two people: the table itself does not take one person as two. */
export const migration: Migration = {
  async up(db) {
    await sql`create table balance_adjustments (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      wallet text not null,
      currency text not null,
      amount bigint not null check (amount <> 0),
      why text not null,
      state text not null check (state in ('asked', 'done', 'refused')),
      asked_by text not null,
      asked_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      answer text,
      entry_id uuid unique,
      check ((state = 'asked') = (decided_by is null)),
      check ((state = 'done') = (entry_id is not null)),
      check (state <> 'done' or decided_by <> asked_by)
    )`.execute(db)
    await sql`create index balance_adjustments_newest on balance_adjustments (asked_at desc, id)`.execute(db)
    await sql`create index balance_adjustments_of_brand on balance_adjustments (merchant, asked_at desc, id)`.execute(
      db,
    )
    await sql`create index balance_adjustments_of_member on balance_adjustments (member_id, asked_at desc, id)`.execute(
      db,
    )
    await sql`create index balance_adjustments_done on balance_adjustments (merchant, decided_at) where state = 'done'`.execute(
      db,
    )
  },
}
