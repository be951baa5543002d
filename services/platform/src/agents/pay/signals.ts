import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Selectable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { PayTables } from '#agents/pay/tables'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'

export type SignalRow = Selectable<PayTables['agent_signals']> & {
  agent: string
  member: string
  other: string
}

/** Index: agent_signals_open. */
export async function hasOpenSignals(db: Database, agentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('agent_signals')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Agents of a brand whose team an operator has to review. */
export async function agentsInDoubt(db: Database, merchant: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('agent_signals')
    .select('agent_id')
    .distinct()
    .where('merchant', '=', merchant)
    .where('state', '=', 'open')
    .execute()
  return new Set(rows.map(({ agent_id: id }) => id))
}

/**
 * Notes direct downlines that share a browser or a card with their agent, or with another direct downline of the agent; each once,
 * whatever was decided. Looks at browsers and cards that are new since a moment. Indexes: agent_nodes, agent_nodes_of_upline,
 * member_browsers_by_browser, bank_cards_by_number.
 */
export async function findSignals(
  tx: Database,
  of: { merchant: string; since: Date; now: Date },
): Promise<void> {
  for (const kind of ['device', 'card'] as const) {
    const shared =
      kind === 'device'
        ? sql`select a.member_id as one, b.member_id as two from member_browsers a
            join member_browsers b on b.browser_hash = a.browser_hash and b.member_id <> a.member_id
              and b.merchant = a.merchant
            where a.merchant = ${of.merchant} and a.created_at >= ${of.since}`
        : sql`select a.member_id as one, b.member_id as two from bank_cards a
            join bank_cards b on b.merchant = a.merchant and b.number_hash = a.number_hash
              and b.member_id <> a.member_id
            where a.merchant = ${of.merchant} and a.created_at >= ${of.since}`
    await sql`with shared as (${shared}), pairs as (
        select one, two from shared union select two, one from shared
      ), found as (
        select n.upline_id as agent_id, n.member_id, p.two as other_id
        from pairs p join agent_nodes n on n.member_id = p.one
        where n.upline_id = p.two
        union
        select n.upline_id, n.member_id, p.two from pairs p
        join agent_nodes n on n.member_id = p.one join agent_nodes o on o.member_id = p.two
        where n.upline_id = o.upline_id and n.member_id < p.two
      )
      insert into agent_signals (id, merchant, agent_id, member_id, other_id, kind, at)
      select gen_random_uuid(), ${of.merchant}, agent_id, member_id, other_id, ${kind}, ${of.now} from found
      on conflict (agent_id, member_id, other_id, kind) do nothing`.execute(tx)
  }
}

const shown = (db: Database) =>
  db
    .selectFrom('agent_signals as s')
    .innerJoin('members as a', 'a.id', 's.agent_id')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('members as o', 'o.id', 's.other_id')
    .selectAll('s')
    .select(['a.account as agent', 'm.account as member', 'o.account as other'])

/** Newest first. Index: agent_signals_newest. */
export function selectSignals(
  db: Database,
  of: {
    merchant?: Merchants
    account?: string | undefined
    state?: SignalRow['state'] | undefined
  },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<SignalRow[]> {
  let query = shown(db)
  query = query.where(ofMerchants('s.merchant', of.merchant))
  if (of.account !== undefined) query = query.where(sql`lower(a.account)`, '=', of.account.toLowerCase())
  if (of.state !== undefined) query = query.where('s.state', '=', of.state)
  if (after)
    query = query
      .where('s.at', '<=', after.at)
      .where(sql<boolean>`(s.at < ${after.at} or s.id > ${after.id}::uuid)`)
  return query.orderBy('s.at', 'desc').orderBy('s.id').limit(limit).execute()
}

export async function lockSignal(tx: Database, id: string): Promise<SignalRow | undefined> {
  await sql`select 1 from agent_signals where id = ${id} for update`.execute(tx)
  return await shown(tx).where('s.id', '=', id).executeTakeFirst()
}

export async function decideSignal(
  tx: Database,
  id: string,
  set: { state: 'cleared' | 'confirmed'; decided_by: string; decided_at: Date; why: string },
): Promise<void> {
  await tx.updateTable('agent_signals').set(set).where('id', '=', id).execute()
}

/** What was held of an agent goes on. Index: agent_pays_held. */
export async function releaseHeld(tx: Database, agentId: string, to: 'due' | 'refused'): Promise<void> {
  await tx
    .updateTable('agent_pays')
    .set({ state: to })
    .where('agent_id', '=', agentId)
    .where('state', '=', 'held')
    .execute()
}
