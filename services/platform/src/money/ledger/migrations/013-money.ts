import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

// reason: a migration sees the tables of its own time, not today's types
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Schema = Kysely<any>

/** Member accounts carry their balance, every posting what it left; an entry is checked whole as it is written. */
async function accounts(db: Schema): Promise<void> {
  await sql`alter table ledger_accounts add column balance bigint, add column seq bigint`.execute(db)
  await sql`update ledger_accounts a set seq = 0, balance = coalesce(
    (select sum(p.amount) from ledger_postings p where p.account_id = a.id), 0)
    where a.member_id is not null`.execute(db)
  await sql`alter table ledger_accounts
    add constraint ledger_accounts_member_balance check ((member_id is null) = (balance is null)),
    add constraint ledger_accounts_not_negative check (balance >= 0)`.execute(db)
  await sql`drop index ledger_accounts_by_owner`.execute(db)
  await sql`create unique index ledger_accounts_by_owner on ledger_accounts
    (merchant, coalesce(member_id, '00000000-0000-0000-0000-000000000000'::uuid), currency, wallet)`.execute(
    db,
  )
  await sql`create index ledger_accounts_by_member on ledger_accounts (member_id)`.execute(db)
}

async function entries(db: Schema): Promise<void> {
  await sql`alter table ledger_entries disable trigger ledger_entries_immutable`.execute(db)
  await sql`alter table ledger_entries add column currency text, add column digest text,
    add column provider text, add column reference text, add column node_id bigint, add column round_id text`.execute(
    db,
  )
  await sql`update ledger_entries e set currency = coalesce((select min(a.currency) from ledger_postings p
    join ledger_accounts a on a.id = p.account_id where p.entry_id = e.id), 'XXX')`.execute(db)
  await sql`alter table ledger_entries alter column currency set not null`.execute(db)
  await sql`alter table ledger_entries enable trigger ledger_entries_immutable`.execute(db)
}

async function postings(db: Schema): Promise<void> {
  await sql`alter table ledger_postings disable trigger ledger_postings_immutable`.execute(db)
  await sql`alter table ledger_postings add column seq bigint, add column balance_after bigint`.execute(db)
  await sql`update ledger_postings p set seq = numbered.seq, balance_after = numbered.balance from (
    select p2.id, row_number() over w as seq, sum(p2.amount) over w as balance
    from ledger_postings p2 join ledger_accounts a on a.id = p2.account_id and a.member_id is not null
    window w as (partition by p2.account_id order by p2.id)
  ) numbered where numbered.id = p.id`.execute(db)
  await sql`update ledger_accounts a set seq =
    (select count(*) from ledger_postings p where p.account_id = a.id) where a.member_id is not null`.execute(
    db,
  )
  // Keys that point at a shared house account would lock its row; the check below sees to them instead.
  await sql`alter table ledger_postings drop constraint ledger_postings_account_id_fkey,
    drop constraint ledger_postings_entry_id_fkey`.execute(db)
  await sql`drop index ledger_postings_by_account`.execute(db)
  await sql`create unique index ledger_postings_by_account on ledger_postings (account_id, seq) include (amount)`.execute(
    db,
  )
  await sql`drop trigger ledger_postings_balance on ledger_postings`.execute(db)
  await sql`drop function ledger_entry_balances()`.execute(db)
  await sql`create function ledger_entries_balance() returns trigger language plpgsql as $$
    declare wrong uuid;
    begin
      select w.entry_id into wrong from written w
        left join ledger_entries e on e.id = w.entry_id
        left join ledger_accounts a on a.id = w.account_id and a.currency = e.currency and a.merchant = e.merchant
          and (a.member_id is null) = (w.seq is null) and (a.member_id is null) = (w.balance_after is null)
        group by w.entry_id having sum(w.amount) <> 0 or count(*) <> count(a.id) limit 1;
      if found then
        raise exception 'ledger entry % does not balance within one currency of one brand', wrong;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger ledger_postings_balance after insert on ledger_postings
    referencing new table as written for each statement execute function ledger_entries_balance()`.execute(db)
  await sql`alter table ledger_postings enable trigger ledger_postings_immutable`.execute(db)
  for (const table of ['ledger_postings', 'ledger_entries'])
    await sql`create trigger ${sql.ref(`${table}_kept`)} before truncate on ${sql.table(table)}
      for each statement execute function ledger_is_immutable()`.execute(db)
}

async function holds(db: Schema): Promise<void> {
  await sql`create table ledger_holds (
    id uuid primary key,
    merchant text not null,
    member_id uuid not null,
    currency text not null,
    wallet text not null,
    amount bigint not null check (amount > 0),
    kind text not null,
    status text not null default 'open' check (status in ('open', 'posted', 'voided', 'expired')),
    to_wallet text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    closed_at timestamptz
  )`.execute(db)
  await sql`create index ledger_holds_open on ledger_holds (expires_at, id) where status = 'open'`.execute(db)
  await sql`create index ledger_holds_by_member on ledger_holds (member_id, created_at desc, id)`.execute(db)
}

/** The ledger's second half: balances that are checked, holds. */
export const migration: Migration = {
  async up(db) {
    await accounts(db)
    await entries(db)
    await postings(db)
    await holds(db)
  },
}
