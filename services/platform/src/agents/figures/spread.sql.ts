import { sql, type RawBuilder } from 'kysely'

/** Sums of a day, as both tables name them. */
export const SUMS = [
  'joined',
  'active',
  'first_deposits',
  'deposits',
  'withdrawals',
  'turnover',
  'win_loss',
  'bonus',
  'rebate',
  'commission',
] as const

const columns = sql.raw(SUMS.join(', '))
const each = (of: (name: string) => string): RawBuilder<unknown> => sql.raw(SUMS.map(of).join(', '))

export const SUM_COLUMNS = columns
export const eachSum = each

/** Lines of the tree as it was on a day. */
export const lineOn = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`l.since <= ${day} and (l.until is null or l.until > ${day})`

/**
 * The parts of a `with` that hand what changed of members (`diff`: member_id and sums of one day) to all members above them on
 * that day, by level. `agent_days` is read as it was before the statement.
 */
export function spreadParts(day: string, currency: string): RawBuilder<unknown> {
  const on = sql`${day}::date`
  return sql`above as (
    select l.ancestor_id, least(l.depth, 4)::smallint as depth, d.*
    from diff d join agent_lines l on l.member_id = d.member_id and ${lineOn(on)}
  ), teams as (
    insert into agent_team_days as t (agent_id, day, depth, currency, ${columns})
    select ancestor_id, ${on}, depth, ${currency}, ${each((name) => `sum(${name})`)}
    from above group by ancestor_id, depth
    on conflict (agent_id, day, depth, currency) do update set ${each((name) => `${name} = t.${name} + excluded.${name}`)}
  ), turned as (
    select d.member_id, d.active as sign,
      (select max(a.day) from agent_days a where a.member_id = d.member_id and a.currency = ${currency}
        and a.active = 1 and a.day < ${on}) as before,
      (select min(a.day) from agent_days a where a.member_id = d.member_id and a.currency = ${currency}
        and a.active = 1 and a.day > ${on}) as after
    from diff d where d.active <> 0
  ), gaps as (
    select l.ancestor_id, least(l.depth, 4)::smallint as depth, ${on} as day,
      agent_gap(${on}, t.before, l.since) as gap, t.sign
    from turned t join agent_lines l on l.member_id = t.member_id and ${lineOn(on)}
    union all
    select l.ancestor_id, least(l.depth, 4)::smallint, t.after,
      agent_gap(t.after, case when side.sign = 1 then ${on} else t.before end, l.since), t.sign * side.sign
    from turned t cross join (values (1), (-1)) side (sign)
    join agent_lines l on l.member_id = t.member_id and ${lineOn(sql`t.after`)}
    where t.after is not null
  ), counted as (
    insert into agent_team_actives as t (agent_id, day, depth, gap, currency, members)
    select ancestor_id, day, depth, gap, ${currency}, sum(sign) from gaps
    group by ancestor_id, day, depth, gap having sum(sign) <> 0
    on conflict (agent_id, day, depth, gap, currency) do update set members = t.members + excluded.members
  )`
}
