import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Rows of the winner board (A3): one per win, in the brand's currency; an example belongs to no member. */
export const migration: Migration = {
  async up(db) {
    await sql`create table wins (
      id uuid primary key,
      merchant text not null references brands,
      member_id uuid references members,
      customer text not null,
      node_id bigint not null references games on delete cascade,
      amount numeric(18, 2) not null check (amount > 0),
      won_at timestamptz not null
    )`.execute(db)
    await sql`create index wins_latest on wins (merchant, won_at desc, id)`.execute(db)
  },
}
