import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'

/** No member moves, and no rate changes, in a brand's tree until the transaction ends; a registration waits. */
export async function lockTree(tx: Database, merchant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(agent_lock(${merchant}))`.execute(tx)
}

/** The tree stays as it is until the transaction ends, as for a registration. */
export async function holdTree(tx: Database, merchant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(agent_lock(${merchant}))`.execute(tx)
}

/** A member of a brand by name. */
export interface Named {
  id: string
  account: string
  type: number
  status: 'active' | 'disabled'
}

/** Index: members_by_account. */
export function memberNamed(db: Database, merchant: string, account: string): Promise<Named | undefined> {
  return db
    .selectFrom('members')
    .select(['id', 'account', 'type', 'status'])
    .where('merchant', '=', merchant)
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst()
}

/** How far below an agent a member is now; undefined: not in the team. Index: the primary key of agent_lines. */
export async function depthBelow(
  db: Database,
  agentId: string,
  memberId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('agent_lines')
    .select('depth')
    .where('member_id', '=', memberId)
    .where('ancestor_id', '=', agentId)
    .where('until', 'is', null)
    .executeTakeFirst()
  return row?.depth
}

/** Accounts from an ancestor, or the top, down to a member, both among them. Index: the primary key of agent_lines. */
export async function pathTo(db: Database, memberId: string, fromId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; account: string }>`
    select m.id, m.account from (
      select ancestor_id as id, depth from agent_lines where member_id = ${memberId} and until is null
      union all select ${memberId}::uuid, 0
    ) l join members m on m.id = l.id order by l.depth desc`.execute(db)
  const begin = fromId === undefined ? 0 : rows.findIndex(({ id }) => id === fromId)
  return rows.slice(Math.max(0, begin)).map(({ account }) => account)
}

export interface DownlineRow {
  id: string
  /** The account in small letters, by which lists are ordered. */
  name: string
  account: string
  nickname: string | null
  type: number
  depth: number
  status: 'active' | 'disabled'
  rate: number
  created_at: Date
  last_login_at: Date | null
  downlines: number
  team: number
  turnover: bigint
}

/** The rate of a member that holds on a day, or the last that was set. Index: the primary key of agent_rates. */
export const rateOn = (member: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select r.rate from agent_rates r where r.member_id = ${member} and r.from_day <= ${day}
    order by r.from_day desc limit 1), 0)`
export const lastRate = (member: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select r.rate from agent_rates r where r.member_id = ${member}
    order by r.from_day desc limit 1), 0)`

/** The rows of members that a statement has found: `found` (id, name, depth). */
const downlineQuery = (
  found: RawBuilder<unknown>,
  of: { today: string; currency: string },
): RawBuilder<DownlineRow> =>
  sql<DownlineRow>`select m.id, f.name, m.account, m.nickname, m.type, f.depth, m.status, m.created_at, m.last_login_at,
      ${rateOn(sql`m.id`, sql`${of.today}::date`)} as rate,
      (select count(*)::int from agent_lines l where l.ancestor_id = m.id and l.until is null and l.depth = 1) as downlines,
      (select count(*)::int from agent_lines l where l.ancestor_id = m.id and l.until is null) as team,
      coalesce((select sum(a.turnover) from agent_days a where a.member_id = m.id and a.currency = ${of.currency}
        and a.day > ${of.today}::date - 30), 0)::bigint as turnover
    from (${found}) f join members m on m.id = f.id order by f.name, f.id`

export interface TeamPage {
  /** 1 to 32; undefined: all of them. */
  readonly depth: number | undefined
  /** How accounts begin. */
  readonly search: string
  /** The last name of the page before, in small letters. */
  readonly after: string | undefined
  readonly limit: number
  readonly today: string
  readonly currency: string
}

/** Deepest level that a tree knows. */
const DEEPEST = 32

/** A page of a team by account: one range of an index for each level. Index: agent_lines_now. */
export async function selectTeam(db: Database, ancestorId: string, page: TeamPage): Promise<DownlineRow[]> {
  const { after, depth, limit } = page
  const begins = page.search.toLowerCase()
  // What comes after all that begins so.
  const beyond = `${begins}\u{10ffff}`
  const found = sql`select l.member_id as id, l.name, l.depth from generate_series(${depth ?? 1}::int, ${depth ?? DEEPEST}::int) level (depth)
    cross join lateral (
      select member_id, name, depth from agent_lines where ancestor_id = ${ancestorId} and until is null
      and depth = level.depth and name >= ${begins} and name < ${beyond}
      ${after === undefined ? sql`` : sql`and name > ${after}`}
      order by name limit ${limit}
    ) l order by l.name limit ${limit}`
  return (await downlineQuery(found, page).execute(db)).rows
}

/** One member of a team. */
export async function selectDownline(
  db: Database,
  of: { memberId: string; depth: number; today: string; currency: string },
): Promise<DownlineRow | undefined> {
  const found = sql`select ${of.memberId}::uuid as id, '' as name, ${of.depth}::int as depth`
  return (await downlineQuery(found, of).execute(db)).rows[0]
}

/** The upline of a member, and the last rate that either was given. Index: the primary keys. */
export async function uplineOf(
  db: Database,
  memberId: string,
): Promise<{ id: string; account: string; rate: number } | undefined> {
  const { rows } = await sql<{ id: string; account: string; rate: number }>`
    select m.id, m.account, ${lastRate(sql`m.id`)} as rate
    from agent_nodes n join members m on m.id = n.upline_id where n.member_id = ${memberId}`.execute(db)
  return rows[0]
}

/** The last rate of a member, and the one of a day. */
export async function ratesOf(
  db: Database,
  memberId: string,
  today: string,
): Promise<{ last: number; now: number }> {
  const { rows } = await sql<{ last: number; now: number }>`
    select ${lastRate(sql`${memberId}::uuid`)} as last,
      ${rateOn(sql`${memberId}::uuid`, sql`${today}::date`)} as now`.execute(db)
  return rows[0] ?? { last: 0, now: 0 }
}

/** The highest rate of direct downlines, now or set to come. Index: agent_nodes_of_upline. */
export async function highestBelow(db: Database, memberId: string, today: string): Promise<number> {
  const { rows } = await sql<{ rate: number }>`
    select coalesce(max(greatest(${lastRate(sql`n.member_id`)}, ${rateOn(sql`n.member_id`, sql`${today}::date`)})), 0)::int as rate
    from agent_nodes n where n.upline_id = ${memberId}`.execute(db)
  return rows[0]?.rate ?? 0
}

export async function putRate(
  tx: Database,
  row: { member_id: string; from_day: string; rate: number; set_by: string; at: Date },
): Promise<void> {
  const { at, rate, set_by } = row
  await tx
    .insertInto('agent_rates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'from_day']).doUpdateSet({ at, rate, set_by }))
    .execute()
}

/** Quotas of an agent, and how many direct downlines have each rate. Indexes: the primary key, agent_nodes_of_upline. */
export async function selectQuotas(
  db: Database,
  agentId: string,
): Promise<{ rate: number; most: number; used: number }[]> {
  const { rows } = await sql<{ rate: number; most: number; used: number }>`
    with given as (select ${lastRate(sql`n.member_id`)} as rate from agent_nodes n where n.upline_id = ${agentId})
    select q.rate, q.most, (select count(*)::int from given g where g.rate = q.rate) as used
    from agent_quotas q where q.agent_id = ${agentId} order by q.rate desc`.execute(db)
  return rows
}

export async function replaceQuotas(
  tx: Database,
  agentId: string,
  quotas: readonly { rate: number; most: number }[],
): Promise<void> {
  await tx.deleteFrom('agent_quotas').where('agent_id', '=', agentId).execute()
  if (quotas.length > 0)
    await tx
      .insertInto('agent_quotas')
      .values(quotas.map(({ most, rate }) => ({ agent_id: agentId, rate, most })))
      .execute()
}
