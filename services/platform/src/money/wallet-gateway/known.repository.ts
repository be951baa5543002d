import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { RoundStatus } from '#money/play/tables'
import { sessionColumns, SESSION_TABLES, type SessionRow } from '#money/wallet-gateway/session.repository'

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

/** Everything that a call of a provider is decided by. */
export interface Known {
  session: SessionRow
  asked: AskedRow | undefined
  round: RoundRow | undefined
}

type KnownRow = SessionRow & {
  [K in keyof AskedRow as `asked_${K}`]: AskedRow[K] | null
} & { [K in keyof RoundRow as `round_${K}`]: RoundRow[K] | null }

/**
 * The session of a token with what stands under a transaction id and a round id of its member; undefined without a
 * session. Read under the member's lock. Indexes: game_sessions.token_hash, primary keys, rounds_by_round.
 */
export async function selectKnown(
  tx: Database,
  of: { provider: string; tokenHash: string; transactionId: string; roundId: string; now: Date },
): Promise<Known | undefined> {
  const { rows } =
    await sql<KnownRow>`select ${sessionColumns(of.now)}, t.status as asked_status, t.digest as asked_digest,
      t.answer as asked_answer, r.placed_at as round_placed_at, r.id as round_id, r.stake as round_stake,
      r.payout as round_payout, r.status as round_status, r.last_bet_at as round_last_bet_at,
      r.last_bet_id as round_last_bet_id
    from ${SESSION_TABLES}
    left join wallet_transactions t on t.provider = s.provider and t.transaction_id = ${of.transactionId}
    left join rounds r on r.member_id = s.member_id and r.provider = s.provider and r.round_id = ${of.roundId}
    where s.token_hash = ${of.tokenHash} and s.provider = ${of.provider}`.execute(tx)
  const [row] = rows
  return row && { session: row, asked: askedOf(row), round: roundOf(row) }
}

function askedOf({ asked_status: status, asked_digest: digest, asked_answer: answer }: KnownRow) {
  return status === null ? undefined : { status, digest, answer }
}

function roundOf(row: KnownRow): RoundRow | undefined {
  const { round_id: id, round_placed_at: placed_at, round_stake: stake, round_payout: payout } = row
  const { round_status: status, round_last_bet_at: last_bet_at, round_last_bet_id: last_bet_id } = row
  if (id === null) return undefined
  // reason: the columns of one row are there together or not at all
  return { id, placed_at, stake, payout, status, last_bet_at, last_bet_id } as RoundRow
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
