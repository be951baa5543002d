import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Lines of members' money by day and kind, and what they come to: kept by a trigger in the statement that posts them, whatever
 * copy of the site does it. The transaction that posts holds the account's row: no other one waits for its days.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table account_lines (
      member_id uuid not null,
      day date not null,
      line bigint not null,
      account_id uuid not null,
      kind text not null,
      primary key (member_id, day, line)
    )`.execute(db)
    await sql`create index account_lines_by_kind on account_lines (member_id, kind, day, line)`.execute(db)
    await sql`create table account_days (
      account_id uuid not null,
      day date not null,
      kind text not null,
      lines bigint not null,
      credit bigint not null,
      debit bigint not null,
      primary key (account_id, day, kind)
    ) with (fillfactor = 70)`.execute(db)
    await sql`create function account_lines_follow() returns trigger language plpgsql as $$
      begin
        with line as (
          select w.id, w.account_id, w.amount, a.member_id, e.kind, turnover_day(a.merchant, e.at) as day
          from written w join ledger_accounts a on a.id = w.account_id and a.member_id is not null
          join ledger_entries e on e.id = w.entry_id
        ), listed as (
          insert into account_lines (member_id, day, line, account_id, kind)
          select member_id, day, id, account_id, kind from line
        )
        insert into account_days as d (account_id, day, kind, lines, credit, debit)
        select account_id, day, kind, count(*), sum(greatest(amount, 0)), sum(greatest(-amount, 0))
        from line group by account_id, day, kind
        on conflict (account_id, day, kind) do update set lines = d.lines + excluded.lines,
          credit = d.credit + excluded.credit, debit = d.debit + excluded.debit;
        return null;
      end $$`.execute(db)
    // From here to the end of the migration no other transaction posts: what follows misses no line.
    await sql`create trigger ledger_postings_lines after insert on ledger_postings
      referencing new table as written for each statement execute function account_lines_follow()`.execute(db)
    await sql`insert into account_lines (member_id, day, line, account_id, kind)
      select a.member_id, turnover_day(a.merchant, e.at), p.id, a.id, e.kind
      from ledger_postings p join ledger_accounts a on a.id = p.account_id and a.member_id is not null
      join ledger_entries e on e.id = p.entry_id`.execute(db)
    await sql`insert into account_days (account_id, day, kind, lines, credit, debit)
      select l.account_id, l.day, l.kind, count(*), sum(greatest(p.amount, 0)), sum(greatest(-p.amount, 0))
      from account_lines l join ledger_postings p on p.id = l.line
      group by l.account_id, l.day, l.kind`.execute(db)
  },
}
