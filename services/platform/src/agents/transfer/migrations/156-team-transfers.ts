import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Money between an agent and a downline. */
export const migration: Migration = {
  async up(db) {
    await sql`create table team_transfers (
      id uuid primary key,
      entry_id uuid not null,
      merchant text not null,
      from_id uuid not null references members,
      to_id uuid not null references members,
      currency text not null,
      amount bigint not null check (amount > 0),
      note text,
      at timestamptz not null
    )`.execute(db)
    await sql`create index team_transfers_from on team_transfers (from_id, at desc, id)`.execute(db)
    await sql`create index team_transfers_to on team_transfers (to_id, at desc, id)`.execute(db)
  },
}
