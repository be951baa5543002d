import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { RoundStatus } from '#money/play/tables'
import { sessionColumns, SESSION_TABLES, type SessionRow } from '#money/wallet-gateway/session.repository'

/** Is in no id that a provider gives. */
const VENDOR_MARK = '.'

/** A round, read under its member's lock. */
export interface RoundRow {
  placed_at: Date
  id: string
  stake: bigint
  payout: bigint
  status: RoundStatus
  last_bet_at: Date
  last_bet_id: string
}

/** The transaction that came under an id before. */
export interface TransactionRow {
  member_id: string
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
  /** Another bet of its round still holds. */
  accompanied: boolean
}

/** Everything that a call of a provider is decided by. */
export interface Known {
  session: SessionRow
  transaction: TransactionRow | undefined
  round: RoundRow | undefined
  /** What the round is kept under: two vendors of one provider may use one id for two rounds. */
  roundId: string
}

type KnownRow = SessionRow & {
  [K in keyof TransactionRow as `transaction_${K}`]: TransactionRow[K] | null
} & { [K in keyof RoundRow as `round_${K}`]: RoundRow[K] | null } & {
  round_key: string | null
  round_vendor: string | null
}

/**
 * The session of a token, with the transaction and the round of these ids of its member and vendor; undefined without
 * a session. Read under the member's lock. Indexes: game_sessions.token_hash, primary keys, rounds_by_round.
 */
export async function selectKnown(
  tx: Database,
  of: { provider: string; tokenHash: string; transactionId: string; roundId: string; now: Date },
): Promise<Known | undefined> {
  const { rows } = await sql<KnownRow>`select ${sessionColumns(of.now)}, t.status as transaction_status,
      t.digest as transaction_digest, t.answer as transaction_answer, t.member_id as transaction_member_id,
      r.round_id as round_key, r.vendor as round_vendor, r.placed_at as round_placed_at, r.id as round_id, r.stake as round_stake,
      r.payout as round_payout, r.status as round_status, r.last_bet_at as round_last_bet_at,
      r.last_bet_id as round_last_bet_id
    from ${SESSION_TABLES}
    left join wallet_transactions t on t.provider = s.provider and t.transaction_id = ${of.transactionId}
    left join lateral (
      select * from rounds o where o.member_id = s.member_id and o.provider = s.provider
      and o.round_id in (${of.roundId}, s.vendor || ${VENDOR_MARK}::text || ${of.roundId})
      order by o.vendor = s.vendor desc, o.round_id = ${of.roundId} limit 1
    ) r on true
    where s.token_hash = ${of.tokenHash} and s.provider = ${of.provider}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { round_key: key, round_vendor: vendor } = row
  const isAnothers = vendor !== null && vendor !== row.vendor
  return {
    session: row,
    transaction: transactionOf(row),
    round: isAnothers ? undefined : roundOf(row),
    roundId: isAnothers ? `${row.vendor}${VENDOR_MARK}${of.roundId}` : (key ?? of.roundId),
  }
}

function transactionOf(row: KnownRow): TransactionRow | undefined {
  const { transaction_status: status, transaction_digest: digest, transaction_answer: answer } = row
  const { transaction_member_id: memberId } = row
  return status === null || memberId === null ? undefined : { member_id: memberId, status, digest, answer }
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

/** A win that is to be taken back; no entry: it was refused, or never came. */
export interface WinRow {
  kind: string
  member_id: string
  round_id: string
  entry_id: string | null
  amount: bigint
  /** It was taken back before. */
  undone: boolean
}

/** The win of a transaction id. Indexes: the primary key, wallet_transactions_undone. */
export async function selectWin(
  tx: Database,
  provider: string,
  transactionId: string,
): Promise<WinRow | undefined> {
  const { rows } = await sql<WinRow>`select t.kind, t.member_id, t.round_id, t.entry_id, t.amount, exists (
        select from wallet_transactions u where u.provider = t.provider and u.kind = 'refund' and u.entry_id is not null and u.about = t.transaction_id
      ) as undone
    from wallet_transactions t where t.provider = ${provider} and t.transaction_id = ${transactionId}`.execute(
    tx,
  )
  return rows[0]
}
