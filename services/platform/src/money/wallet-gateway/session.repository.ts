import { sql, type Insertable, type RawBuilder } from 'kysely'
import { barred, type Limit } from '#care/index'
import type { Database } from '#db/database'
import type { PlayTables } from '#money/play/tables'

/** A game session with everything that decides whether its member may bet now. */
export interface SessionRow {
  id: string
  provider: string
  merchant: string
  member_id: string
  site_session_id: string
  node_id: bigint
  vendor: string
  game_type: string
  mode: 'real' | 'free'
  currency: string
  account_id: string
  provider_account_id: string
  jackpot_account_id: string
  balance: bigint
  account: string
  type: number
  member_status: string
  site_created: Date | null
  site_renewed: Date | null
  site_ends: Date | null
  site_revoked: Date | null
  restricted: boolean
  /** Keeps away from play: what runs is settled, nothing begins. */
  barred: boolean
  /** Limits of stakes, losses and time, amounts as text; null where there are none. */
  limits: StoredLimit[] | null
  time_zone: string
  down: boolean
  in_maintenance: boolean
  region_closed: boolean
  /** Networks that the brand is closed to, and from where the member began the session of the site. */
  blocked_networks: string[]
  site_address: string | null
  /** Wins from so many currency units on are published. */
  big_win_from: number
  /** The brand's jackpot settings where the game is one of its own. */
  jackpot: unknown
}

/** A limit as json has it. */
export type StoredLimit = Omit<Limit, 'amount'> & { amount: string }

export async function insertGameSession(
  tx: Database,
  row: Insertable<PlayTables['game_sessions']>,
): Promise<void> {
  await tx.insertInto('game_sessions').values(row).execute()
}

/** What is read at `now` of a session `s`, and from where: primary keys, but for game_sessions.token_hash. */
export const sessionColumns = (
  now: Date,
): RawBuilder<unknown> => sql`s.id, s.provider, s.merchant, s.member_id, s.site_session_id, s.node_id, s.vendor,
  s.game_type, s.mode, s.currency, s.account_id, s.provider_account_id, s.jackpot_account_id, wallet.balance, m.account,
  m.type, m.status as member_status, site.created_at as site_created, site.renewed_at as site_renewed,
  site.expires_at as site_ends, site.revoked_at as site_revoked,
  exists (select from play_restrictions r where r.member_id = s.member_id) as restricted,
  ${barred(sql`s.member_id`, now)} as barred, b.document->>'timeZone' as time_zone,
  (select jsonb_agg(jsonb_build_object('kind', l.kind, 'period', l.period, 'amount', l.amount::text)) from play_limits l
    where l.member_id = s.member_id and l.kind <> 'deposit') as limits,
  exists (select from vendors_down d where d.vendor = s.vendor) as down,
  coalesce((b.document->>'bigWinFrom')::int, 100) as big_win_from,
  b.document->'maintenance' = 'true' as in_maintenance, b.document->'regionRestriction' = 'true' as region_closed,
  coalesce(b.document->'blockedNetworks', '[]') as blocked_networks, site.address as site_address,
  case when b.document->'inHouseVendors' @> to_jsonb(s.vendor) then b.document->'jackpot' end as jackpot`
export const SESSION_TABLES = sql`game_sessions s
  join ledger_accounts wallet on wallet.id = s.account_id
  join members m on m.id = s.member_id
  join brands b on b.merchant = s.merchant
  left join sessions site on site.id = s.site_session_id`

/** The session of a token. Index: game_sessions.token_hash. */
export async function selectSession(
  db: Database,
  of: { provider: string; tokenHash: string },
  now: Date,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`select ${sessionColumns(now)} from ${SESSION_TABLES}
    where s.token_hash = ${of.tokenHash} and s.provider = ${of.provider}`.execute(db)
  return rows[0]
}

/** What never changes of a session: whose it is, for which game, in which currency. */
export type PlayerRow = Pick<SessionRow, 'currency' | 'member_id' | 'merchant' | 'node_id'>

/** Whose the session of a token is. Index: game_sessions.token_hash. */
export async function selectPlayer(
  db: Database,
  of: { provider: string; tokenHash: string },
): Promise<PlayerRow | undefined> {
  return await db
    .selectFrom('game_sessions')
    .select(['currency', 'member_id', 'merchant', 'node_id'])
    .where('token_hash', '=', of.tokenHash)
    .where('provider', '=', of.provider)
    .executeTakeFirst()
}

/**
 * Locks the accounts of a token's member until the transaction ends: a member's calls wait for each other and for no
 * other's. Nothing is read here, since what was read before the wait may no longer be so. Index: game_sessions.token_hash.
 */
export async function lockWallet(tx: Database, of: { provider: string; tokenHash: string }): Promise<void> {
  await sql`select from game_sessions s
    join ledger_accounts main on main.id = s.main_account_id
    join ledger_accounts wallet on wallet.id = s.account_id
    where s.token_hash = ${of.tokenHash} and s.provider = ${of.provider} for update of main, wallet`.execute(
    tx,
  )
}
