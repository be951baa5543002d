import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import type { Leg } from '#money/ledger/digest'
import { entryParts, type EntryRow } from '#money/ledger/entry.sql'
import type { PlayTables } from '#money/play/tables'
import type { RoundRow } from '#money/wallet-gateway/known.repository'
import type { SessionRow } from '#money/wallet-gateway/session.repository'

export type TransactionInsert = Insertable<PlayTables['wallet_transactions']>
type Status = PlayTables['rounds']['status']

/** Seconds between two notes that a game was played: its place in the list does not change sooner. */
const RECENT_SECONDS = 5

export interface Entry {
  entry: EntryRow
  legs: readonly Leg[]
}

/** A bet that joins its round, or opens it. */
export interface PlacedBet {
  stake: bigint
  payout: bigint
  jackpot: bigint
  status: Status
  at: Date
  round: RoundRow | undefined
  /** Id of a round that is opened by it. */
  newRound: string
}

function transactionPart(row: TransactionInsert): RawBuilder<unknown> {
  return sql`transaction_now as (
    insert into wallet_transactions (provider, transaction_id, kind, status, digest, merchant, member_id, round_id,
      about, amount, win, jackpot, entry_id, at, answer)
    values (${row.provider}, ${row.transaction_id}, ${row.kind}, ${row.status}, ${row.digest}, ${row.merchant},
      ${row.member_id}, ${row.round_id}, ${row.about}, ${row.amount}, ${row.win}, ${row.jackpot}, ${row.entry_id},
      ${row.at}, ${row.answer})
  )`
}

/** Writes the request and its answer, and nothing else. */
export async function writeTransaction(tx: Database, row: TransactionInsert): Promise<void> {
  await sql`with ${transactionPart(row)} select 1`.execute(tx)
}

/** A stake, in one statement: transaction, entry, round, bet and the list of recent games. */
export async function writeBet(
  tx: Database,
  session: SessionRow,
  transaction: TransactionInsert,
  { entry, legs }: Entry,
  bet: PlacedBet,
): Promise<void> {
  const { round, at } = bet
  const settledAt = bet.status === 'open' ? null : at
  const roundPart = round
    ? sql`update rounds set stake = stake + ${bet.stake}, last_bet_at = ${at}, last_bet_id = ${entry.id}, status = ${bet.status},
          closed_at = ${settledAt}
        where placed_at = ${round.placed_at} and id = ${round.id}`
    : sql`insert into rounds (placed_at, id, provider, round_id, merchant, member_id, currency, vendor, game_type,
          node_id, stake, payout, status, last_bet_at, last_bet_id, closed_at)
        values (${at}, ${bet.newRound}, ${session.provider}, ${transaction.round_id}, ${session.merchant}, ${session.member_id},
          ${session.currency}, ${session.vendor}, ${session.game_type}, ${session.node_id}, ${bet.stake}, ${bet.payout},
          ${bet.status}, ${at}, ${entry.id}, ${settledAt})`
  await sql`with ${entryParts(entry, legs)}, ${transactionPart(transaction)}, round_now as (${roundPart}), bet_now as (
    insert into bets (placed_at, id, round, round_id, provider, merchant, member_id, currency, vendor, game_type, node_id,
      stake, payout, jackpot, status, settled_at)
    values (${at}, ${entry.id}, ${round?.id ?? bet.newRound}, ${transaction.round_id}, ${session.provider}, ${session.merchant},
      ${session.member_id}, ${session.currency}, ${session.vendor}, ${session.game_type}, ${session.node_id}, ${bet.stake},
      ${bet.payout}, ${bet.jackpot}, ${bet.status}, ${settledAt})
  ), recent as (
    insert into recent_games (member_id, node_id, played_at)
    select ${session.member_id}::uuid, g.node_id, ${at}::timestamptz from games g where g.node_id = ${session.node_id}
    on conflict (member_id, node_id) do update set played_at = excluded.played_at
    where recent_games.played_at < excluded.played_at - make_interval(secs => ${sql.lit(RECENT_SECONDS)})
  ) select 1`.execute(tx)
}

/** What closes a round, or pays into it: its bets follow. */
export interface Settled {
  payout: bigint
  ends: boolean
  at: Date
}

function settleParts(memberId: string, round: RoundRow, { payout, ends, at }: Settled): RawBuilder<unknown> {
  const total = round.payout + payout
  const status: Status = ends ? (total > 0n ? 'won' : 'lost') : 'open'
  return sql`round_now as (
    update rounds set payout = payout + ${payout}, status = ${status}, closed_at = ${ends ? sql`coalesce(closed_at, ${at})` : null}
    where placed_at = ${round.placed_at} and id = ${round.id}
  ), bets_now as (
    update bets set payout = payout + case when id = ${round.last_bet_id} then ${payout}::bigint else 0 end,
      status = case when not ${ends}::boolean then status
        when payout + case when id = ${round.last_bet_id} then ${payout}::bigint else 0 end > 0 then 'won' else 'lost' end,
      settled_at = case when ${ends}::boolean then coalesce(settled_at, ${at}::timestamptz) end
    where member_id = ${memberId} and placed_at between ${round.placed_at} and ${round.last_bet_at}
    and round = ${round.id} and status <> 'refunded' and (${ends}::boolean or id = ${round.last_bet_id})
  )`
}

/** A win: transaction, entry, round and its bets. */
export async function writeWin(
  tx: Database,
  memberId: string,
  transaction: TransactionInsert,
  { entry, legs }: Entry,
  round: RoundRow,
  settled: Settled,
): Promise<void> {
  await sql`with ${entryParts(entry, legs)}, ${transactionPart(transaction)}, ${settleParts(memberId, round, settled)}
    select 1`.execute(tx)
}

/** A win that is taken back: the round is as if it had never been paid. */
export async function writeUndoneWin(
  tx: Database,
  memberId: string,
  transaction: TransactionInsert,
  { entry, legs }: Entry,
  round: RoundRow,
  { amount, at }: { amount: bigint; at: Date },
): Promise<void> {
  const settled = { payout: -amount, ends: round.status !== 'open', at }
  await sql`with ${entryParts(entry, legs)}, ${transactionPart(transaction)}, ${settleParts(memberId, round, settled)}
    select 1`.execute(tx)
}

/** The end of a round that pays nothing more. */
export async function writeEnd(
  tx: Database,
  memberId: string,
  transaction: TransactionInsert,
  round: RoundRow,
  at: Date,
): Promise<void> {
  await sql`with ${transactionPart(transaction)}, ${settleParts(memberId, round, { payout: 0n, ends: true, at })}
    select 1`.execute(tx)
}
