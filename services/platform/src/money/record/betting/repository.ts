import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Localised } from '#games/index'
import type { PlayTables, RoundStatus } from '#money/play/tables'

export interface RecordRoundRow {
  id: string
  provider: string
  round_id: string
  node_id: bigint
  names: Localised | null
  game_type: string
  vendor: string
  vendor_names: Localised | null
  placed_at: Date
  last_bet_at: Date
  closed_at: Date | null
  stake: bigint
  payout: bigint
  status: RoundStatus
  currency: string
}

/** What play is looked at. */
export interface PlayFilter {
  readonly gameType?: string | undefined
  readonly vendor?: string | undefined
}

const COLUMNS = sql`r.id, r.provider, r.round_id, r.node_id, g.names, r.game_type, r.vendor, v.names as vendor_names,
  r.placed_at, r.last_bet_at, r.closed_at, r.stake, r.payout, r.status, r.currency`
const NAMES = sql`left join games g on g.node_id = r.node_id left join vendors v on v.code = r.vendor`

/**
 * A page of a member's rounds, newest first: those that ended within a time, or those that are open. Indexes: rounds_settled,
 * rounds_settled_by_vendor, rounds_settled_by_type; rounds_open_of_member.
 */
export async function selectRecordRounds(
  db: Database,
  of: {
    memberId: string
    currency: string
    settled: { since: Date; before: Date } | undefined
    filter: PlayFilter
    after: TimePlace | undefined
    limit: number
  },
): Promise<RecordRoundRow[]> {
  const { after, currency, filter, limit, memberId, settled } = of
  const at = settled ? sql.ref('r.closed_at') : sql.ref('r.placed_at')
  const { rows } = await sql<RecordRoundRow>`select ${COLUMNS} from (
      select * from rounds r where r.member_id = ${memberId}::uuid and r.currency = ${currency}
      and ${settled ? sql`r.closed_at is not null and r.closed_at >= ${settled.since} and r.closed_at < ${settled.before}` : sql`r.status = 'open'`}
      ${filter.vendor === undefined ? sql`` : sql`and r.vendor = ${filter.vendor}`}
      ${filter.gameType === undefined ? sql`` : sql`and r.game_type = ${filter.gameType}`}
      ${after === undefined ? sql`` : sql`and ${at} <= ${after.at} and (${at} < ${after.at} or r.id > ${after.id}::uuid)`}
      order by ${at} desc, r.id limit ${limit}
    ) r ${NAMES} order by ${at} desc, r.id`.execute(db)
  return rows
}

/** A round of a member by when it began and its own number. Index: the primary key. */
export async function selectRecordRound(
  db: Database,
  memberId: string,
  { id, at }: { id: string; at: string },
): Promise<RecordRoundRow | undefined> {
  const { rows } = await sql<RecordRoundRow>`select ${COLUMNS} from rounds r ${NAMES}
    where r.placed_at = ${at}::timestamptz and r.id = ${id}::uuid and r.member_id = ${memberId}::uuid`.execute(
    db,
  )
  return rows[0]
}

export type RoundBet = Pick<
  Awaited<ReturnType<typeof selectBets>>[number],
  'id' | 'placed_at' | 'stake' | 'payout' | 'jackpot' | 'status'
>

/** The bets of a round, the first one first. Index: bets_by_member. */
export function selectBets(db: Database, memberId: string, round: RecordRoundRow) {
  return db
    .selectFrom('bets')
    .select(['id', 'placed_at', 'stake', 'payout', 'jackpot', 'status'])
    .where('member_id', '=', memberId)
    .where('round', '=', round.id)
    .where('placed_at', '>=', round.placed_at)
    .where('placed_at', '<=', round.last_bet_at)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}

export interface RoundCall {
  transaction_id: string
  kind: PlayTables['wallet_transactions']['kind']
  status: PlayTables['wallet_transactions']['status']
  at: Date
  /** What the cash of the member has more by it; null where nothing moved. */
  moved: bigint | null
}

/** A provider's wallet calls for a round, with what each moved. Indexes: wallet_transactions_of_round, ledger_postings_by_entry. */
export async function selectCalls(
  db: Database,
  memberId: string,
  { provider, round_id }: Pick<RecordRoundRow, 'provider' | 'round_id'>,
): Promise<RoundCall[]> {
  const { rows } = await sql<RoundCall>`select t.transaction_id, t.kind, t.status, t.at, (
      select sum(p.amount)::bigint from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where p.entry_id = t.entry_id and a.member_id = t.member_id
    ) as moved
    from wallet_transactions t
    where t.member_id = ${memberId}::uuid and t.round_id = ${round_id} and t.provider = ${provider}
    order by t.at, t.transaction_id`.execute(db)
  return rows
}
