import type { AgentKpi } from '@site/shared-api/contract/agent'
import { TEAM_LEVELS, type TeamLevel } from '@site/shared-api/contract/agent-fields'
import type { RecordDays } from '@site/shared-api/contract/record'
import type { Database } from '#db/database'
import { activeWithin, membersNow, ownFigures, teamDays, type Sums } from '#agents/figures/figures.repository'
import { eachDay, toDecimal } from '#money/index'

type TeamFigures = Omit<AgentKpi['levels'][number], 'level'>

export const NO_SUMS: Sums = {
  joined: 0,
  active: 0,
  first_deposits: 0,
  deposits: 0n,
  withdrawals: 0n,
  turnover: 0n,
  win_loss: 0n,
  bonus: 0n,
  rebate: 0n,
  commission: 0n,
}

const DEPTH: Readonly<Record<Exclude<TeamLevel, 'all'>, number>> = { A: 1, B: 2, C: 3 }

/** Whether a member at this depth is on a level. */
export const isOn = (level: TeamLevel, depth: number): boolean => level === 'all' || DEPTH[level] === depth

export function added(one: Sums, other: Sums): Sums {
  return {
    joined: one.joined + other.joined,
    active: one.active + other.active,
    first_deposits: one.first_deposits + other.first_deposits,
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
    turnover: one.turnover + other.turnover,
    win_loss: one.win_loss + other.win_loss,
    bonus: one.bonus + other.bonus,
    rebate: one.rebate + other.rebate,
    commission: one.commission + other.commission,
  }
}

export function toTeamFigures(sums: Sums, members: number, active: number, currency: string): TeamFigures {
  const money = (minor: bigint): string => toDecimal(minor, currency)
  return {
    members,
    newMembers: sums.joined,
    active,
    firstDeposits: sums.first_deposits,
    deposits: money(sums.deposits),
    withdrawals: money(sums.withdrawals),
    turnover: money(sums.turnover),
    winLoss: money(sums.win_loss),
    bonus: money(sums.bonus),
    rebate: money(sums.rebate),
    commission: money(sums.commission),
  }
}

interface TeamQuery {
  readonly agentId: string
  readonly currency: string
  readonly days: RecordDays
}

/** What a team comes to within days, by level and day (MEM-08). */
export async function kpiOf(
  db: Database,
  { agentId, currency, days }: TeamQuery,
  level: TeamLevel,
): Promise<Pick<AgentKpi, 'levels' | 'trend'>> {
  const within = { agentId, currency, from: days.from, to: days.to }
  const [rows, active, members] = await Promise.all([
    teamDays(db, within),
    activeWithin(db, within),
    membersNow(db, agentId),
  ])
  const heads = (of: ReadonlyMap<number, number>, one: TeamLevel): number =>
    [...of].reduce((sum, [depth, count]) => (isOn(one, depth) ? sum + count : sum), 0)
  const sumOf = (some: readonly (Sums & { depth: number })[], one: TeamLevel): Sums =>
    some.filter(({ depth }) => isOn(one, depth)).reduce(added, NO_SUMS)
  return {
    levels: TEAM_LEVELS.map((one) => ({
      level: one,
      ...toTeamFigures(sumOf(rows, one), heads(members, one), heads(active, one), currency),
    })),
    trend: eachDay(days).map((day) => {
      const sums = sumOf(
        rows.filter((row) => row.day === day),
        level,
      )
      return { day, ...toTeamFigures(sums, heads(members, level), sums.active, currency) }
    }),
  }
}

/** What one member of a team comes to, and their own team. */
export async function figuresOfOne(
  db: Database,
  query: TeamQuery,
): Promise<{ own: TeamFigures; team: TeamFigures }> {
  const { agentId, currency, days } = query
  const own = (await ownFigures(db, { agentId, currency, from: days.from, to: days.to })) ?? NO_SUMS
  const { levels } = await kpiOf(db, query, 'all')
  const team = levels.at(-1) ?? toTeamFigures(NO_SUMS, 0, 0, currency)
  return { own: toTeamFigures(own, 1, own.active > 0 ? 1 : 0, currency), team }
}
