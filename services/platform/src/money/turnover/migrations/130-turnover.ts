import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Turnover by member, day, game type and provider, kept by triggers in the transaction that settles a round, whatever copy of
 * the site does it. The transaction that settles holds the member's lock: no other one waits for these rows.
 */
export const migration: Migration = {
  async up(db) {
    await sql`create table turnover_weights (
      merchant text not null,
      since timestamptz not null,
      weights jsonb not null,
      primary key (merchant, since)
    )`.execute(db)
    await sql`create table turnover_rules (merchant text primary key, document jsonb not null)`.execute(db)
    await sql`create table turnover_days (
      merchant text not null,
      member_id uuid not null,
      day date not null,
      game_type text not null,
      vendor text not null,
      currency text not null,
      rounds bigint not null default 0,
      bet bigint not null default 0,
      won bigint not null default 0,
      jackpot bigint not null default 0,
      valid bigint not null default 0,
      primary key (member_id, day, game_type, vendor, currency)
    ) with (fillfactor = 70)`.execute(db)
    await sql`create index turnover_days_of_brand on turnover_days (merchant, day, member_id)`.execute(db)
    await sql`create index rounds_settled on rounds (member_id, closed_at) where closed_at is not null`.execute(
      db,
    )
    await sql`create function turnover_valid(brand text, of_type text, of_vendor text, at timestamptz, stake bigint)
      returns bigint language sql stable as $$
      select stake * coalesce((
        select coalesce(w.weights->'vendors'->>of_vendor, w.weights->'types'->>of_type)::bigint
        from turnover_weights w where w.merchant = brand and w.since <= at order by w.since desc limit 1
      ), 100) / 100 $$`.execute(db)
    await sql`create function turnover_day(brand text, at timestamptz) returns date language sql stable as $$
      select (at at time zone (b.document->>'timeZone'))::date from brands b where b.merchant = brand $$`.execute(
      db,
    )
    await sql`create function turnover_follows_rounds() returns trigger language plpgsql as $$
      declare
        was rounds%rowtype;
        counted int := case when new.status in ('won', 'lost') then 1 else 0 end;
      begin
        was := new;
        was.stake := 0;
        was.payout := 0;
        if tg_op = 'UPDATE' and old.status in ('won', 'lost') then
          was := old;
          counted := counted - 1;
        end if;
        if new.status not in ('won', 'lost') then
          new.stake := 0;
          new.payout := 0;
          new.closed_at := was.closed_at;
        end if;
        if new.closed_at is distinct from was.closed_at then
          perform turnover_add(was, counted - 1, -was.stake, -was.payout,
            -turnover_valid(was.merchant, was.game_type, was.vendor, was.closed_at, was.stake));
          was.stake := 0;
          was.payout := 0;
          counted := 1;
        end if;
        perform turnover_add(new, counted, new.stake - was.stake, new.payout - was.payout,
          turnover_valid(new.merchant, new.game_type, new.vendor, new.closed_at, new.stake)
          - turnover_valid(was.merchant, was.game_type, was.vendor, was.closed_at, was.stake));
        return null;
      end $$`.execute(db)
    await sql`create function turnover_add(r rounds, counted int, staked bigint, paid bigint, worth bigint)
      returns void language sql as $$
      insert into turnover_days as t (merchant, member_id, day, game_type, vendor, currency, rounds, bet, won, valid)
      values (r.merchant, r.member_id, turnover_day(r.merchant, r.closed_at), r.game_type, r.vendor, r.currency,
        counted, staked, paid, worth)
      on conflict (member_id, day, game_type, vendor, currency) do update set rounds = t.rounds + excluded.rounds,
        bet = t.bet + excluded.bet, won = t.won + excluded.won, valid = t.valid + excluded.valid $$`.execute(
      db,
    )
    await sql`create function turnover_follows_jackpots() returns trigger language plpgsql as $$
      begin
        insert into turnover_days as t (merchant, member_id, day, game_type, vendor, currency, jackpot)
        values (new.merchant, new.member_id, turnover_day(new.merchant, new.placed_at), new.game_type, new.vendor,
          new.currency, new.jackpot)
        on conflict (member_id, day, game_type, vendor, currency) do update set jackpot = t.jackpot + excluded.jackpot;
        return null;
      end $$`.execute(db)
    // From here to the end of the migration no other transaction writes rounds or bets: the sums below miss none.
    await sql`create trigger rounds_turnover_new after insert on rounds for each row
      when (new.status in ('won', 'lost')) execute function turnover_follows_rounds()`.execute(db)
    await sql`create trigger rounds_turnover after update on rounds for each row
      when (old.status in ('won', 'lost') or new.status in ('won', 'lost'))
      execute function turnover_follows_rounds()`.execute(db)
    await sql`create trigger bets_turnover after insert on bets for each row
      when (new.jackpot > 0) execute function turnover_follows_jackpots()`.execute(db)
    await sql`create function turnover_of_rounds(one uuid, since timestamptz, before timestamptz)
      returns setof turnover_days language sql stable as $$
      select merchant, member_id, day, game_type, vendor, currency, sum(rounds)::bigint, sum(bet)::bigint,
        sum(won)::bigint, sum(jackpot)::bigint, sum(valid)::bigint
      from (
        select merchant, member_id, turnover_day(merchant, closed_at) as day, game_type, vendor, currency, 1 as rounds,
          stake as bet, payout as won, 0::bigint as jackpot,
          turnover_valid(merchant, game_type, vendor, closed_at, stake) as valid
        from rounds where status in ('won', 'lost') and (one is null or member_id = one)
        and (since is null or closed_at >= since) and (before is null or closed_at < before)
        union all
        select merchant, member_id, turnover_day(merchant, placed_at), game_type, vendor, currency, 0, 0, 0, jackpot, 0
        from bets where jackpot > 0 and (one is null or member_id = one)
        and (since is null or placed_at >= since) and (before is null or placed_at < before)
      ) line group by merchant, member_id, day, game_type, vendor, currency $$`.execute(db)
    await sql`insert into turnover_days select * from turnover_of_rounds(null, null, null)`.execute(db)
  },
}
