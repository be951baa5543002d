import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What each jackpot pool holds, kept as its postings are written, by whatever copy of the site. In parts, one a connection:
 * bets that feed a pool never wait for each other. A transaction of one connection always meets the same part.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table jackpot_pools (
      account_id uuid not null,
      part int not null,
      amount bigint not null,
      primary key (account_id, part)
    ) with (fillfactor = 50)`.execute(db)
    await sql`create function jackpot_pools_follow() returns trigger language plpgsql as $$
      begin
        insert into jackpot_pools (account_id, part, amount)
        select w.account_id, pg_backend_pid() % 64, sum(w.amount) from written w
        join ledger_accounts a on a.id = w.account_id and a.member_id is null and a.wallet = 'JACKPOT'
        group by w.account_id
        on conflict (account_id, part) do update set amount = jackpot_pools.amount + excluded.amount;
        return null;
      end $$`.execute(db)
    // From here to the end of the migration no other transaction writes postings: the sum below misses none.
    await sql`create trigger ledger_postings_pools after insert on ledger_postings
      referencing new table as written for each statement execute function jackpot_pools_follow()`.execute(db)
    await sql`insert into jackpot_pools (account_id, part, amount)
      select a.id, 0, sum(p.amount) from ledger_accounts a join ledger_postings p on p.account_id = a.id
      where a.member_id is null and a.wallet = 'JACKPOT' group by a.id`.execute(db)
  },
}
