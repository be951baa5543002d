import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { RoundStatus } from '#money/play/tables'

/** A round as it stands, under its member's lock. */
export interface RoundRow {
  placed_at: Date
  id: string
  stake: bigint
  payout: bigint
  status: RoundStatus
  last_bet_at: Date
  last_bet_id: string
}

/** What was asked under a transaction id before. */
export interface AskedRow {
  status: 'done' | 'refused' | 'cancelled'
  digest: string | null
  answer: string | null
}

/** The bet that a refund is about; no entry: it was refused, or never came. */
export interface BetRow {
  kind: string
  status: 'done' | 'refused' | 'cancelled'
  member_id: string
  round_id: string
  entry_id: string | null
  stake: bigint | null
  payout: bigint | null
  /** What it won as one fact with its win. */
  win: bigint
  /** What it put into the jackpot's pool. */
  share: bigint
  bet_at: Date
  bet_status: RoundStatus | null
  /** Another bet of its round still stands. */
  accompanied: boolean
}

export interface Known {
  asked: AskedRow | undefined
  round: RoundRow | undefined
}

type KnownRow = { [K in keyof AskedRow as `asked_${K}`]: AskedRow[K] | null } & {
  [K in keyof RoundRow]: RoundRow[K] | null
}

/** What stands under a transaction id and a round id of a member. Indexes: the primary key, rounds_by_round. */
export async function selectKnown(
  tx: Database,
  of: { provider: string; transactionId: string; memberId: string; roundId: string },
): Promise<Known> {
  const { rows } = await sql<KnownRow>`select t.status as asked_status, t.digest as asked_digest,
      t.answer as asked_answer, r.*
    from (values (1)) one (n)
    left join wallet_transactions t on t.provider = ${of.provider} and t.transaction_id = ${of.transactionId}
    left join lateral (
      select placed_at, id, stake, payout, status, last_bet_at, last_bet_id from rounds
      where member_id = ${of.memberId} and provider = ${of.provider} and round_id = ${of.roundId}
    ) r on true`.execute(tx)
  const [row] = rows
  if (!row) return { asked: undefined, round: undefined }
  const { asked_status: status, asked_digest: digest, asked_answer: answer, ...round } = row
  return {
    asked: status === null ? undefined : { status, digest, answer },
    // reason: the columns of one row are there together or not at all
    round: round.id === null ? undefined : (round as RoundRow),
  }
}

/** The bet of a transaction id. Indexes: primary keys, bets_by_member. */
export async function selectBet(
  tx: Database,
  session: { provider: string; jackpot_account_id: string },
  transactionId: string,
): Promise<BetRow | undefined> {
  const { rows } =
    await sql<BetRow>`select t.kind, t.status, t.member_id, t.round_id, t.entry_id, t.win, b.stake, b.payout,
      t.at as bet_at, coalesce((select p.amount from ledger_postings p where p.entry_id = t.entry_id
        and p.account_id = ${session.jackpot_account_id}), 0)::bigint as share, b.status as bet_status, exists (
        select from bets o where o.member_id = b.member_id and o.placed_at between r.placed_at and r.last_bet_at
        and o.round = b.round and o.status <> 'refunded' and o.id <> b.id
      ) as accompanied
    from wallet_transactions t
    left join bets b on b.placed_at = t.at and b.id = t.entry_id
    left join rounds r on r.member_id = t.member_id and r.provider = t.provider and r.round_id = t.round_id and r.id = b.round
    where t.provider = ${session.provider} and t.transaction_id = ${transactionId}`.execute(tx)
  return rows[0]
}
