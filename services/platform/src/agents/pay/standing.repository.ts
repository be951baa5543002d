import { sql, type RawBuilder } from 'kysely'
import type { ContractKind, DividendPeriod } from '@site/shared-api/contract/agent-fields'
import type { Database } from '#db/database'
import { lineOn } from '#agents/figures/spread.sql'
import type { Standing } from '#agents/pay/reckoning'
import { rateOn } from '#agents/tree/tree.repository'

interface StandingQuery {
  readonly merchant: string
  readonly currency: string
  /** Of one agent and the direct downlines with a contract with them; without it of all. */
  readonly agentId?: string | undefined
}

/** Contracts of a kind that hold on a day, of agents who are here. Index: contract_offers_in_force. */
function inForce({ agentId, merchant }: StandingQuery, kind: ContractKind, day: string): RawBuilder<unknown> {
  return sql`select o.id as contract_id, o.member_id as agent_id, o.upline_id, o.terms, o.effective_from
    from contract_offers o join members m on m.id = o.member_id and m.status = 'active'
    where o.merchant = ${merchant} and o.kind = ${kind} and o.state in ('accepted', 'replaced', 'ended')
    and o.effective_from <= ${day}::date and (o.ended_on is null or o.ended_on > ${day}::date)
    ${agentId === undefined ? sql`` : sql`and (o.member_id = ${agentId} or o.upline_id = ${agentId})`}`
}

/** What teams came to on a day, for daily salaries. Index: the primary key of agent_team_days. */
export async function dailyStandings(db: Database, of: StandingQuery & { day: string }): Promise<Standing[]> {
  const { rows } =
    await sql<Standing>`select o.contract_id, o.agent_id, o.upline_id, o.terms, t.basis, t.active
    from (${inForce(of, 'daily', of.day)}) o cross join lateral (
      select coalesce(sum(turnover), 0)::bigint as basis, coalesce(sum(active), 0)::int as active from agent_team_days
      where agent_id = o.agent_id and day = ${of.day}::date and currency = ${of.currency}) t`.execute(db)
  return rows
}

/**
 * What teams have lost within a period, from the day on that the contract holds, and who was active. Indexes: the primary keys of
 * agent_team_days and agent_team_actives.
 */
export async function dividendStandings(
  db: Database,
  of: StandingQuery & { period: DividendPeriod; from: string; to: string; on: string },
): Promise<Standing[]> {
  const from = sql`greatest(${of.from}::date, o.effective_from)`
  const { rows } =
    await sql<Standing>`select o.contract_id, o.agent_id, o.upline_id, o.terms, t.basis, a.active
    from (${inForce(of, 'dividend', of.on)}) o cross join lateral (
      select coalesce(sum(-win_loss - bonus - rebate), 0)::bigint as basis from agent_team_days
      where agent_id = o.agent_id and day between ${from} and ${of.to}::date and currency = ${of.currency}) t
    cross join lateral (
      select coalesce(sum(members), 0)::int as active from agent_team_actives
      where agent_id = o.agent_id and day between ${from} and ${of.to}::date and gap > day - ${from}
      and currency = ${of.currency}) a
    where o.terms->>'period' = ${of.period}`.execute(db)
  return rows
}

/**
 * What teams played within an hour, from the rounds that ended in it. Indexes: turnover_days_of_brand, rounds_settled, the primary
 * key of agent_lines.
 */
export async function hourlyStandings(
  db: Database,
  of: StandingQuery & { day: string; since: Date; before: Date; activeFrom: bigint },
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`with o as materialized (${inForce(of, 'hourly', of.day)}),
    played as materialized (
      select p.member_id, sum(turnover_valid(r.merchant, r.game_type, r.vendor, r.closed_at, r.stake))::bigint as turnover
      from (select distinct member_id from turnover_days where merchant = ${of.merchant} and day = ${of.day}::date
        and currency = ${of.currency} and exists (select from o)) p
      join rounds r on r.member_id = p.member_id and r.closed_at >= ${of.since} and r.closed_at < ${of.before}
        and r.status in ('won', 'lost') and r.currency = ${of.currency}
      group by p.member_id
    ), teams as (
      select l.ancestor_id, sum(p.turnover)::bigint as basis,
        (count(*) filter (where p.turnover >= ${of.activeFrom}::bigint))::int as active
      from played p join agent_lines l on l.member_id = p.member_id and ${lineOn(sql`${of.day}::date`)}
      where l.ancestor_id in (select agent_id from o) group by l.ancestor_id
    ) select o.contract_id, o.agent_id, o.upline_id, o.terms, coalesce(t.basis, 0)::bigint as basis,
        coalesce(t.active, 0)::int as active
      from o left join teams t on t.ancestor_id = o.agent_id`.execute(db)
  return rows
}

interface Branches {
  readonly merchant: string
  readonly currency: string
  readonly day: string
  readonly base: 'turnover' | 'loss'
  readonly agentId?: string | undefined
}

/** Direct downlines of agents on a day: what they and all below came to, and what is between the two rates. */
function branches({ agentId, base, currency, day, merchant }: Branches): RawBuilder<unknown> {
  const on = sql`${day}::date`
  const figure = base === 'turnover' ? sql`turnover` : sql`-win_loss`
  return sql`select l.ancestor_id as agent_id, l.member_id, given.rate as given, own.rate as own, sums.basis,
      (sums.basis * (own.rate - given.rate)) / 10000 as amount
    from agent_lines l join members a on a.id = l.ancestor_id and a.type in (1, 2) and a.status = 'active'
    join members c on c.id = l.member_id
    cross join lateral (select ${rateOn(sql`l.ancestor_id`, on)} as rate) own
    cross join lateral (select case when c.type in (1, 2) then ${rateOn(sql`l.member_id`, on)} else 0 end as rate) given
    cross join lateral (select (
        coalesce((select sum(${figure}) from agent_days where member_id = l.member_id and day = ${on} and currency = ${currency}), 0)
        + coalesce((select sum(${figure}) from agent_team_days where agent_id = l.member_id and day = ${on}
          and currency = ${currency}), 0))::bigint as basis) sums
    where l.merchant = ${merchant} and l.depth = 1 and ${lineOn(on)} and own.rate > given.rate and sums.basis > 0
    ${agentId === undefined ? sql`` : sql`and l.ancestor_id = ${agentId}`}`
}

export interface Commission {
  readonly agent_id: string
  readonly basis: bigint
  readonly amount: bigint
}

/** Commission of agents for a day: each direct branch by what is between the two rates, rounded down. Indexes: the primary keys. */
export async function commissions(db: Database, of: Branches): Promise<Commission[]> {
  const { rows } =
    await sql<Commission>`select agent_id, sum(basis)::bigint as basis, sum(amount)::bigint as amount
    from (${branches(of)}) b group by agent_id`.execute(db)
  return rows
}

export interface Branch {
  readonly account: string
  readonly given: number
  readonly basis: bigint
  readonly amount: bigint
}

/** The largest branches of one agent today. Index: agent_lines_now. */
export async function branchesOf(
  db: Database,
  of: Branches & { agentId: string; limit: number },
): Promise<Branch[]> {
  const { rows } = await sql<Branch>`select m.account, b.given, b.basis, b.amount
    from (${branches(of)}) b join members m on m.id = b.member_id
    order by b.amount desc, m.account limit ${of.limit}`.execute(db)
  return rows
}
