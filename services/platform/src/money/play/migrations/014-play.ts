import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What play leaves behind: sessions of opened games, providers' calls to wallets, rounds and bets, transfers.
 * Rounds and bets grow without end: their keys begin with the time, so that they can be split into months.
 */
export const migration: Migration = {
  async up(db) {
    await sql`alter table vendors add column transfer_wallet boolean not null default false`.execute(db)
    await sql`create table game_sessions (
      id uuid primary key,
      token_hash text not null unique,
      provider text not null,
      merchant text not null references brands,
      member_id uuid not null references members,
      site_session_id uuid not null,
      node_id bigint not null,
      vendor text not null,
      game_type text not null,
      mode text not null check (mode in ('real', 'free')),
      currency text not null,
      main_account_id uuid not null references ledger_accounts,
      account_id uuid not null references ledger_accounts,
      provider_account_id uuid not null references ledger_accounts,
      jackpot_account_id uuid not null references ledger_accounts,
      created_at timestamptz not null
    )`.execute(db)
    await sql`create index game_sessions_by_member on game_sessions (member_id, created_at desc, id)`.execute(
      db,
    )
    await sql`create table wallet_transactions (
      provider text not null,
      transaction_id text not null,
      kind text not null check (kind in ('bet', 'win', 'bet-win', 'refund', 'end-round')),
      status text not null check (status in ('done', 'refused', 'cancelled')),
      digest text,
      merchant text not null,
      member_id uuid not null,
      round_id text not null,
      about text,
      amount bigint not null default 0 check (amount >= 0),
      win bigint not null default 0 check (win >= 0),
      jackpot bigint not null default 0 check (jackpot >= 0),
      entry_id uuid,
      at timestamptz not null,
      answer text,
      primary key (provider, transaction_id)
    )`.execute(db)
    await sql`create trigger wallet_transactions_immutable before update or delete on wallet_transactions
      for each row execute function ledger_is_immutable()`.execute(db)
    await sql`create table rounds (
      placed_at timestamptz not null,
      id uuid not null,
      provider text not null,
      round_id text not null,
      merchant text not null,
      member_id uuid not null,
      currency text not null,
      vendor text not null,
      game_type text not null,
      node_id bigint not null,
      stake bigint not null check (stake >= 0),
      payout bigint not null default 0 check (payout >= 0),
      status text not null check (status in ('open', 'won', 'lost', 'refunded')),
      last_bet_at timestamptz not null,
      last_bet_id uuid not null,
      closed_at timestamptz,
      primary key (placed_at, id)
    )`.execute(db)
    await sql`create index rounds_by_member on rounds (member_id, placed_at desc, id)`.execute(db)
    await sql`create index rounds_by_game on rounds (member_id, node_id, placed_at desc, id)`.execute(db)
    await sql`create index rounds_by_round on rounds (member_id, provider, round_id)`.execute(db)
    await sql`create table bets (
      placed_at timestamptz not null,
      id uuid not null,
      round uuid not null,
      round_id text not null,
      provider text not null,
      merchant text not null,
      member_id uuid not null,
      currency text not null,
      vendor text not null,
      game_type text not null,
      node_id bigint not null,
      stake bigint not null check (stake > 0),
      payout bigint not null default 0 check (payout >= 0),
      jackpot bigint not null default 0 check (jackpot >= 0),
      net bigint not null generated always as
        (case when status = 'refunded' then jackpot else payout + jackpot - stake end) stored,
      status text not null check (status in ('open', 'won', 'lost', 'refunded')),
      settled_at timestamptz,
      primary key (placed_at, id)
    )`.execute(db)
    await sql`create index bets_by_member on bets (member_id, placed_at desc, id)`.execute(db)
    await sql`create table wallet_transfers (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null,
      currency text not null,
      from_wallet text not null,
      to_wallet text not null,
      amount bigint not null check (amount > 0),
      at timestamptz not null
    )`.execute(db)
    await sql`create index wallet_transfers_by_member on wallet_transfers (member_id, at desc, id)`.execute(
      db,
    )
    await sql`create table jackpot_hits (
      id uuid primary key,
      merchant text not null,
      member_id uuid not null,
      amount bigint not null check (amount > 0),
      at timestamptz not null,
      paid_at timestamptz not null default clock_timestamp()
    )`.execute(db)
    await sql`create index jackpot_hits_latest on jackpot_hits (merchant, paid_at desc)`.execute(db)
    await sql`create table stream_tickets (
      hash text primary key,
      session_id uuid not null,
      merchant text not null,
      member_id uuid not null,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index stream_tickets_by_end on stream_tickets (expires_at)`.execute(db)
  },
}
