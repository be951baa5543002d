import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { ConsoleAgent } from '@site/shared-api/contract/agent-console'
import { fromCursor, toCursor } from '#api/pages/cursor'
import { rateOn } from '#agents/tree/tree.repository'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { z } from 'zod'

interface Row extends Omit<ConsoleAgent, 'joinedAt'> {
  id: string
  name: string
  created_at: Date
}

/** An agent as operators see them. */
export interface AgentRow extends ConsoleAgent {
  readonly id: string
}

interface Page {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

const place = z.tuple([z.string().max(64), z.string().max(32)])

const shown = sql`select m.id, m.merchant, m.account, lower(m.account) as name, m.nickname, m.type, m.status,
    m.created_at, u.account as upline, ${rateOn(sql`m.id`, sql`turnover_day(m.merchant, now())`)} as rate,
    (select count(*)::int from agent_lines l where l.ancestor_id = m.id and l.until is null and l.depth = 1) as downlines,
    (select count(*)::int from agent_lines l where l.ancestor_id = m.id and l.until is null) as team
  from members m left join agent_nodes n on n.member_id = m.id left join members u on u.id = n.upline_id`

/** Agents by account. Index: members_agents. */
export function selectAgents(db: Database, of: Page & { merchant?: Merchants }): Promise<Listed> {
  const own = ofMerchants('m.merchant', of.merchant)
  return paged(db, sql`m.type in (1, 2) and ${own}`, of)
}

/** Whom a member brought, by account. Index: agent_nodes_of_upline. */
export function selectBrought(db: Database, of: Page & { uplineId: string }): Promise<Listed> {
  return paged(db, sql`n.upline_id = ${of.uplineId}`, of)
}

/** A member by brand and account. Index: members_by_account. */
export async function selectAgent(
  db: Database,
  { account, merchant }: { merchant: string; account: string },
): Promise<AgentRow | undefined> {
  const { rows } = await sql<Row>`${shown} where m.merchant = ${merchant}
    and lower(m.account) = lower(${account})`.execute(db)
  return rows[0] && toAgentRow(rows[0])
}

interface Listed {
  list: AgentRow[]
  nextCursor: string | null
}

async function paged(
  db: Database,
  which: ReturnType<typeof sql>,
  { cursor, limit, search = '' }: Page,
): Promise<Listed> {
  const after = fromCursor(cursor, place)
  const begins = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Row>`${shown} where ${which}
    ${search === '' ? sql`` : sql`and lower(m.account) like ${begins}`}
    ${after ? sql`and (lower(m.account), m.merchant) > (${after[0]}, ${after[1]})` : sql``}
    order by lower(m.account), m.merchant limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const nextCursor = last === undefined ? null : toCursor([last.name, last.merchant])
  return { list: page.map(toAgentRow), nextCursor }
}

function toAgentRow({ created_at: at, id, ...row }: Row): AgentRow {
  const { account, downlines, merchant, nickname, rate, status, team, type, upline } = row
  return {
    id,
    account,
    downlines,
    merchant,
    nickname,
    rate,
    status,
    team,
    type,
    upline,
    joinedAt: at.toISOString(),
  }
}
