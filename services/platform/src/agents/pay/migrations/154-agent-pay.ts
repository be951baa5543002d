import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What agents are paid: one line for each agent, kind and period, for good; its money moves in the transaction that says so. */
export const migration: Migration = {
  async up(db) {
    await sql`create table agent_pays (
      id uuid primary key,
      merchant text not null,
      agent_id uuid not null references members,
      kind text not null check (kind in ('daily', 'hourly', 'dividend', 'commission')),
      period text not null,
      currency text not null,
      contract_id uuid,
      basis bigint not null,
      active integer not null,
      rate integer not null,
      passed_on bigint not null,
      amount bigint not null check (amount > 0),
      corrected bigint not null default 0,
      state text not null check (state in ('open', 'due', 'paid', 'held', 'refused')),
      at timestamptz not null,
      paid_at timestamptz,
      entry_id uuid,
      constraint agent_pays_once unique (agent_id, kind, period),
      constraint agent_pays_paid check ((state = 'paid') = (entry_id is not null))
    )`.execute(db)
    await sql`create index agent_pays_of_agent on agent_pays (agent_id, at desc, id)`.execute(db)
    await sql`create index agent_pays_newest on agent_pays (at desc, id)`.execute(db)
    await sql`create index agent_pays_of_period on agent_pays (merchant, kind, period, agent_id)`.execute(db)
    await sql`create index agent_pays_due on agent_pays (merchant, agent_id) where state = 'due'`.execute(db)
    await sql`create index agent_pays_held on agent_pays (agent_id) where state = 'held'`.execute(db)
    await sql`create table agent_corrections (
      id uuid primary key,
      pay_id uuid not null references agent_pays,
      amount bigint not null check (amount <> 0),
      entry_id uuid not null,
      made_by text not null,
      why text not null,
      at timestamptz not null
    )`.execute(db)
    await sql`create index agent_corrections_of_pay on agent_corrections (pay_id)`.execute(db)
    await sql`create table agent_runs (
      id uuid primary key,
      merchant text not null,
      kind text not null,
      period text not null,
      asked_by text not null,
      differs integer not null default 0,
      currency text not null,
      at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
    await sql`create unique index agent_runs_of_period on agent_runs (merchant, kind, period) where asked_by = 'system'`.execute(
      db,
    )
    await sql`create index agent_runs_newest on agent_runs (at desc, id)`.execute(db)
    await sql`create table agent_signals (
      id uuid primary key,
      merchant text not null,
      agent_id uuid not null references members,
      member_id uuid not null references members,
      other_id uuid not null references members,
      kind text not null check (kind in ('device', 'card')),
      state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
      at timestamptz not null,
      decided_at timestamptz,
      decided_by text,
      why text,
      constraint agent_signals_once unique (agent_id, member_id, other_id, kind)
    )`.execute(db)
    await sql`create index agent_signals_open on agent_signals (agent_id) where state = 'open'`.execute(db)
    await sql`create index agent_signals_newest on agent_signals (at desc, id)`.execute(db)
  },
}
