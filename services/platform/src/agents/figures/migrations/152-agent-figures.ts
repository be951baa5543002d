import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Figures of teams by day: made of play and ledger, and made anew from them. */
export const migration: Migration = {
  async up(db) {
    const sums = sql`joined integer not null, active integer not null, first_deposits integer not null,
      deposits bigint not null, withdrawals bigint not null, turnover bigint not null, win_loss bigint not null,
      bonus bigint not null, rebate bigint not null, commission bigint not null`
    await sql`create table agent_days (
      merchant text not null, member_id uuid not null, day date not null, currency text not null, ${sums},
      primary key (member_id, day, currency)
    ) with (fillfactor = 80)`.execute(db)
    await sql`create index agent_days_of_brand on agent_days (merchant, day)`.execute(db)
    await sql`create table agent_team_days (
      agent_id uuid not null, day date not null, depth smallint not null, currency text not null, ${sums},
      primary key (agent_id, day, depth, currency)
    ) with (fillfactor = 80)`.execute(db)
    await sql`create table agent_team_actives (
      agent_id uuid not null, day date not null, depth smallint not null, gap smallint not null, currency text not null,
      members integer not null, primary key (agent_id, day, depth, gap, currency)
    ) with (fillfactor = 80)`.execute(db)
    await sql`create table agent_counts (merchant text primary key, counted_at timestamptz not null)`.execute(
      db,
    )
    await sql`create function agent_gap(day date, before date, since date) returns smallint language sql immutable as $$
      select least(93, coalesce(day - case when before >= since then before end, 93))::smallint $$`.execute(
      db,
    )
  },
}
