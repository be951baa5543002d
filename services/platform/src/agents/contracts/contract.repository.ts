import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { ContractState } from '@site/shared-api/contract/agent-contract'
import type { ContractKind } from '@site/shared-api/contract/agent-fields'
import type { TimePlace } from '#api/pages/time-cursor'
import type { ContractTables } from '#agents/contracts/tables'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'

export interface ContractRow extends Selectable<ContractTables['contract_offers']> {
  account: string
  upline: string | null
  currency: string
}

const shown = (db: Database) =>
  db
    .selectFrom('contract_offers as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .leftJoin('members as u', 'u.id', 'o.upline_id')
    .innerJoin('brands as b', 'b.merchant', 'o.merchant')
    .selectAll('o')
    .select(['m.account', 'u.account as upline'])
    .select(sql<string>`b.document->'currency'->>'code'`.as('currency'))

/** Kinds of the offers that a member has not answered and still may. Index: contract_offers_waiting. */
export async function selectPendingKinds(db: Database, memberId: string, now: Date): Promise<ContractKind[]> {
  const rows = await db
    .selectFrom('contract_offers')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('state', '=', 'offered')
    .where('offered_by', '<>', 'agent')
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Offers that wait for an agent: those of the brand and the upline, and what downlines have countered. */
export async function waitingFor(db: Database, agentId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from contract_offers
    where state = 'offered' and expires_at > ${now} and ((member_id = ${agentId} and offered_by <> 'agent')
      or (upline_id = ${agentId} and offered_by = 'agent'))`.execute(db)
  return rows[0]?.count ?? 0
}

/** Index: the primary key. */
export function selectContract(db: Database, id: string): Promise<ContractRow | undefined> {
  return shown(db).where('o.id', '=', id).executeTakeFirst()
}

/** The same, held until the transaction ends. */
export async function lockContract(tx: Database, id: string): Promise<ContractRow | undefined> {
  await sql`select 1 from contract_offers where id = ${id} for update`.execute(tx)
  return await selectContract(tx, id)
}

interface Page {
  readonly after: TimePlace | undefined
  readonly limit: number
}

export interface ContractFilter {
  readonly agentId?: string | undefined
  readonly uplineId?: string | undefined
  readonly merchant?: Merchants
  readonly account?: string | undefined
  readonly kind?: ContractKind | undefined
  readonly state?: ContractState | undefined
  readonly now: Date
}

/** Newest first. Indexes: contract_offers_of_agent, _of_upline, _newest. */
export function selectContracts(
  db: Database,
  { account, agentId, kind, merchant, now, state, uplineId }: ContractFilter,
  { after, limit }: Page,
): Promise<ContractRow[]> {
  let query = shown(db)
  if (agentId !== undefined) query = query.where('o.member_id', '=', agentId)
  if (uplineId !== undefined) query = query.where('o.upline_id', '=', uplineId)
  query = query.where(ofMerchants('o.merchant', merchant))
  if (account !== undefined) query = query.where(sql`lower(m.account)`, '=', account.toLowerCase())
  if (kind !== undefined) query = query.where('o.kind', '=', kind)
  if (state === 'offered') query = query.where('o.state', '=', 'offered').where('o.expires_at', '>', now)
  else if (state === 'lapsed')
    query = query.where(
      sql<boolean>`(o.state = 'lapsed' or (o.state = 'offered' and o.expires_at <= ${now}))`,
    )
  else if (state !== undefined) query = query.where('o.state', '=', state)
  if (after)
    query = query
      .where('o.offered_at', '<=', after.at)
      .where(sql<boolean>`(o.offered_at < ${after.at} or o.id > ${after.id}::uuid)`)
  return query.orderBy('o.offered_at', 'desc').orderBy('o.id').limit(limit).execute()
}

/** The contract of a kind that holds on a day. Index: contract_offers_version. */
export function contractOn(
  db: Database,
  of: { agentId: string; kind: ContractKind; day: string },
): Promise<ContractRow | undefined> {
  return shown(db)
    .where('o.member_id', '=', of.agentId)
    .where('o.kind', '=', of.kind)
    .where('o.state', 'in', ['accepted', 'replaced', 'ended'])
    .where('o.effective_from', '<=', of.day)
    .where(sql<boolean>`(o.ended_on is null or o.ended_on > ${of.day}::date)`)
    .executeTakeFirst()
}

/** The contract of a kind that was accepted last and was not ended, whether it holds already or not. */
export function contractAhead(
  db: Database,
  of: { agentId: string; kind: ContractKind },
): Promise<ContractRow | undefined> {
  return shown(db)
    .where('o.member_id', '=', of.agentId)
    .where('o.kind', '=', of.kind)
    .where('o.state', '=', 'accepted')
    .orderBy('o.version', 'desc')
    .executeTakeFirst()
}

type NewOffer = Omit<Insertable<ContractTables['contract_offers']>, 'version' | 'answer'>

/** Writes an offer with the next number of its kind; false where one waits already. */
export async function insertOffer(tx: Database, row: NewOffer): Promise<boolean> {
  // An offer that was not answered in time makes room.
  await sql`update contract_offers set state = 'lapsed', answered_at = expires_at, answer = 'refused' where member_id = ${row.member_id}
    and kind = ${row.kind} and state = 'offered' and expires_at <= ${row.offered_at}`.execute(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contract_offers')
    .values((eb) => ({
      ...row,
      version: eb
        .selectFrom('contract_offers')
        .select(sql<number>`coalesce(max(version), 0) + 1`.as('version'))
        .where('member_id', '=', row.member_id)
        .where('kind', '=', row.kind),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function setOffer(
  tx: Database,
  id: string,
  set: {
    state: ContractState
    answered_at?: Date
    why?: string | null
    effective_from?: string
    ended_on?: string
    answer?: 'accepted' | 'refused'
  },
): Promise<void> {
  await tx.updateTable('contract_offers').set(set).where('id', '=', id).execute()
}

/** What held until now gives way to another one from a day on. */
export async function replaceFrom(
  tx: Database,
  of: { agentId: string; kind: ContractKind; day: string; notId: string },
): Promise<void> {
  await sql`update contract_offers set state = 'replaced', ended_on = greatest(effective_from, ${of.day}::date)
    where member_id = ${of.agentId} and kind = ${of.kind} and state = 'accepted' and id <> ${of.notId}`.execute(
    tx,
  )
}
