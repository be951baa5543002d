import { sql } from 'kysely'
import type { Database } from '#db/database'
import { eachSum } from '#agents/figures/spread.sql'

/** What members come to, in minor units. */
export interface Sums {
  joined: number
  active: number
  first_deposits: number
  deposits: bigint
  withdrawals: bigint
  turnover: bigint
  win_loss: bigint
  bonus: bigint
  rebate: bigint
  commission: bigint
}

interface Within {
  readonly agentId: string
  readonly currency: string
  readonly from: string
  readonly to: string
}

const MONEY = ['deposits', 'withdrawals', 'turnover', 'win_loss', 'bonus', 'rebate', 'commission']
const summed = eachSum(
  (name) => `coalesce(sum(${name}), 0)::${MONEY.includes(name) ? 'bigint' : 'int'} as ${name}`,
)

/** A team's days by level (1 to 3, 4 for all below); `active` of each day. Index: the primary key of agent_team_days. */
export async function teamDays(
  db: Database,
  { agentId, currency, from, to }: Within,
): Promise<(Sums & { day: string; depth: number })[]> {
  const { rows } = await sql<Sums & { day: string; depth: number }>`
    select day, depth, ${summed} from agent_team_days
    where agent_id = ${agentId} and currency = ${currency} and day between ${from}::date and ${to}::date
    group by day, depth`.execute(db)
  return rows
}

/** Who of a team was active on one of the days at least, by level. Index: the primary key of agent_team_actives. */
export async function activeWithin(
  db: Database,
  { agentId, currency, from, to }: Within,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ depth: number; members: number }>`
    select depth, sum(members)::int as members from agent_team_actives
    where agent_id = ${agentId} and currency = ${currency} and day between ${from}::date and ${to}::date
    and gap > day - ${from}::date group by depth`.execute(db)
  return new Map(rows.map(({ depth, members }) => [depth, members]))
}

/** Who is in a team now, by level. Index: agent_lines_now. */
export async function membersNow(db: Database, agentId: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ depth: number; members: number }>`
    select depth, count(*)::int as members from agent_lines
    where ancestor_id = ${agentId} and until is null group by depth`.execute(db)
  return new Map(rows.map(({ depth, members }) => [depth, members]))
}

/** What one member of a tree comes to within days; `active` counts the days. Index: the primary key of agent_days. */
export async function ownFigures(
  db: Database,
  { agentId, currency, from, to }: Within,
): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`select ${summed} from agent_days
    where member_id = ${agentId} and currency = ${currency} and day between ${from}::date and ${to}::date`.execute(
    db,
  )
  return rows[0]
}
