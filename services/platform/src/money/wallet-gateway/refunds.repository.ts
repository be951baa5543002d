import { sql } from 'kysely'
import type { Database } from '#db/database'
import { insertEntry } from '#money/ledger/entries.repository'
import { writeTransaction, type TransactionInsert, type Entry } from '#money/wallet-gateway/facts.repository'
import type { BetRow, RoundRow } from '#money/wallet-gateway/known.repository'

/** Keeps a place for a bet or a win that was undone before it came: it is refused for ever. */
export async function writeCancelled(
  tx: Database,
  refund: TransactionInsert,
  transactionId: string,
  kind: 'bet' | 'win' = 'bet',
): Promise<void> {
  await writeTransaction(tx, {
    ...refund,
    transaction_id: transactionId,
    kind,
    status: 'cancelled',
    digest: null,
    about: null,
    answer: null,
  })
}

/** A refund that moves money: the bet's round goes on with the bets that are left, or is over with the last one. */
export async function writeRefund(
  tx: Database,
  transaction: TransactionInsert,
  { entry, legs }: Entry,
  round: RoundRow,
  bet: BetRow,
  at: Date,
): Promise<void> {
  await insertEntry(tx, entry, legs)
  await writeTransaction(tx, transaction)
  const isWhole = bet.kind === 'bet-win'
  await sql`update bets set status = 'refunded', settled_at = ${at}, payout = ${isWhole ? sql.ref('payout') : 0n}
    where placed_at = ${bet.bet_at} and id = ${bet.entry_id}`.execute(tx)
  await sql`update rounds set stake = stake - ${bet.stake}, payout = payout - ${isWhole ? bet.payout : 0n},
      status = case when ${bet.accompanied} then status else 'refunded' end,
      closed_at = case when ${bet.accompanied} then closed_at else ${at}::timestamptz end
    where placed_at = ${round.placed_at} and id = ${round.id}`.execute(tx)
  if (bet.accompanied) await moveLastBet(tx, round, bet)
}

/** What a round has paid is kept on its last bet that holds. */
async function moveLastBet(tx: Database, round: RoundRow, bet: BetRow): Promise<void> {
  await sql`with latest as (
    select placed_at, id from bets where member_id = ${bet.member_id} and round = ${round.id}
    and placed_at between ${round.placed_at} and ${round.last_bet_at} and status <> 'refunded'
    order by placed_at desc, id desc limit 1
  ), moved as (
    update bets set payout = bets.payout + ${bet.payout}::bigint from latest
    where bets.placed_at = latest.placed_at and bets.id = latest.id
  )
  update rounds set last_bet_id = latest.id from latest
  where rounds.placed_at = ${round.placed_at} and rounds.id = ${round.id}`.execute(tx)
}
