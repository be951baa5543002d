import { sql, type Selectable } from 'kysely'
import type { AgentLink } from '@site/shared-api/contract/agent-link'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import type { LinkTables } from '#agents/links/tables'
import type { Database } from '#db/database'

export type LinkRow = Selectable<LinkTables['agent_links']>
export type LinkWithResults = LinkRow & { sign_ups: number; first_deposits: number }

/** What a link has brought, of the row `l`. */
export const RESULTS = sql<number>`(select count(*)::int from agent_nodes n where n.link_id = l.id) as sign_ups,
  (select count(*)::int from agent_nodes n where n.link_id = l.id and exists (select from account_lines d
    where d.member_id = n.member_id and d.kind = 'deposit')) as first_deposits`

/** An agent's links with what they brought, newest first. Indexes: agent_links_of_agent, agent_nodes_of_link, account_lines_by_kind. */
export async function selectLinks(db: Database, agentId: string): Promise<LinkWithResults[]> {
  const { rows } = await sql<LinkWithResults>`select l.*, ${RESULTS} from agent_links l
    where l.agent_id = ${agentId} and l.deleted_at is null order by l.created_at desc, l.id`.execute(db)
  return rows
}

/** Index: the primary key. */
export async function selectLink(db: Database, id: string): Promise<LinkWithResults | undefined> {
  const { rows } =
    await sql<LinkWithResults>`select l.*, ${RESULTS} from agent_links l where l.id = ${id}`.execute(db)
  return rows[0]
}

/** Writes a link; false where the code is taken, by a link or as a member's own code. */
export async function insertLink(
  tx: Database,
  row: Omit<LinkRow, 'clicks' | 'deleted_at' | 'ended_by' | 'end_why'>,
): Promise<boolean> {
  const own = await tx
    .selectFrom('affiliate_codes')
    .select('code')
    .where('merchant', '=', row.merchant)
    .where('code', '=', row.code)
    .executeTakeFirst()
  if (own) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('agent_links')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant', 'code']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteLink(
  db: Database,
  of: { agentId: string; merchant: string; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agent_links')
    .set({ deleted_at: of.now })
    .where('merchant', '=', of.merchant)
    .where('code', '=', of.code.toUpperCase())
    .where('agent_id', '=', of.agentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a click; false where there is no such link. */
export async function countClick(db: Database, merchant: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agent_links')
    .set((eb) => ({ clicks: eb('clicks', '+', 1n) }))
    .where('merchant', '=', merchant)
    .where('code', '=', code.toUpperCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function toLinkDto(row: LinkWithResults): AgentLink {
  return {
    code: row.code,
    name: row.name,
    type: row.type === MEMBER_TYPE.agent ? 'agent' : 'member',
    rate: row.rate,
    createdAt: row.created_at.toISOString(),
    clicks: Number(row.clicks),
    signUps: row.sign_ups,
    firstDeposits: row.first_deposits,
  }
}
