import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Deposits that a payment company takes back: each reversal once, what it took from where, and what its member owes where the
 * cash did not cover it. A debt is an account of the member below zero; every other account of a member stays above it.
 */
export const migration: Migration = {
  async up(db) {
    await sql`alter table deposit_orders add column reversed bigint not null default 0,
      add column disputed bigint not null default 0,
      add column returned bigint not null default 0`.execute(db)
    await sql`create table deposit_reversals (
      provider text not null,
      reversal_id text not null,
      order_id uuid not null references deposit_orders (id),
      entry_id uuid not null,
      kind text not null check (kind in ('reversal', 'refund', 'chargeback', 'chargeback-won')),
      amount bigint not null check (amount > 0),
      currency text not null,
      aside bigint not null default 0,
      cash bigint not null default 0,
      debt bigint not null default 0,
      fee bigint not null default 0,
      disputed bigint not null default 0,
      house bigint not null default 0,
      returned bigint not null default 0,
      moved_at timestamptz not null,
      at timestamptz not null,
      primary key (provider, reversal_id)
    )`.execute(db)
    await sql`create index deposit_reversals_of_order on deposit_reversals (order_id)`.execute(db)
    await sql`create index deposit_reversals_by_time on deposit_reversals (provider, moved_at)`.execute(db)
    await sql`create table debt_movements (
      entry_id uuid not null,
      merchant text not null,
      member_id uuid not null references members (id),
      currency text not null,
      kind text not null check (kind in ('reversed', 'reinstated', 'repaid', 'written-off')),
      amount bigint not null check (amount <> 0),
      order_id uuid,
      by text not null,
      why text,
      at timestamptz not null,
      primary key (entry_id)
    )`.execute(db)
    await sql`create index debt_movements_of_member on debt_movements (member_id, at)`.execute(db)
    await sql`alter table ledger_accounts drop constraint ledger_accounts_not_negative,
      add constraint ledger_accounts_not_negative
        check (case when wallet = 'DEBT' and member_id is not null then balance <= 0 else balance >= 0 end) not valid`.execute(
      db,
    )
  },
}
