import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What credited deposits ask to be played. */
export const migration: Migration = {
  async up(db) {
    await sql`create table turnover_demands (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null references members (id),
      currency text not null,
      order_id uuid not null,
      amount bigint not null check (amount > 0),
      starts bigint not null,
      ends bigint not null check (ends > starts),
      at timestamptz not null
    )`.execute(db)
    await sql`create index turnover_demands_of_member on turnover_demands (member_id, currency, ends)`.execute(
      db,
    )
  },
}
