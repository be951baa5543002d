import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Money: immutable double-entry postings in minor units; every entry sums to zero, the database sees to it. */
export const migration: Migration = {
  async up(db) {
    await sql`create table ledger_accounts (
      id uuid primary key,
      merchant text not null references brands,
      member_id uuid references members,
      wallet text not null,
      currency text not null,
      created_at timestamptz not null
    )`.execute(db)
    await sql`create unique index ledger_accounts_by_owner on ledger_accounts
      (merchant, coalesce(member_id, '00000000-0000-0000-0000-000000000000'::uuid), wallet)`.execute(db)
    await sql`create table ledger_entries (
      id uuid primary key,
      merchant text not null,
      kind text not null,
      at timestamptz not null
    )`.execute(db)
    await sql`create table ledger_postings (
      id bigint generated always as identity primary key,
      entry_id uuid not null references ledger_entries,
      account_id uuid not null references ledger_accounts,
      amount bigint not null check (amount <> 0)
    )`.execute(db)
    await sql`create index ledger_postings_by_account on ledger_postings (account_id) include (amount)`.execute(
      db,
    )
    await sql`create index ledger_postings_by_entry on ledger_postings (entry_id)`.execute(db)
    await sql`create function ledger_entry_balances() returns trigger language plpgsql as $$
      begin
        if (select sum(amount) from ledger_postings where entry_id = new.entry_id) <> 0 then
          raise exception 'ledger entry % does not sum to zero', new.entry_id;
        end if;
        return null;
      end $$`.execute(db)
    await sql`create constraint trigger ledger_postings_balance after insert on ledger_postings
      deferrable initially deferred for each row execute function ledger_entry_balances()`.execute(db)
    await sql`create function ledger_is_immutable() returns trigger language plpgsql as $$
      begin
        raise exception 'the ledger is only ever added to';
      end $$`.execute(db)
    await sql`create trigger ledger_postings_immutable before update or delete on ledger_postings
      for each row execute function ledger_is_immutable()`.execute(db)
    await sql`create trigger ledger_entries_immutable before update or delete on ledger_entries
      for each row execute function ledger_is_immutable()`.execute(db)
  },
}
