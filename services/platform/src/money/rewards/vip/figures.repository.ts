import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Figures } from '#money/rewards/vip/standing'

interface FiguresQuery {
  readonly memberIds: readonly string[]
  /** Both days included, in the brand's time zone. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

export const NO_FIGURES: Figures = { turnover: 0n, deposit: 0n, days: 0n }

/**
 * What members have done between two days: valid turnover, days with a round, deposits that were credited. Indexes: the primary
 * key of turnover_days, deposit_orders_of_member.
 */
export async function figuresOf(db: Database, query: FiguresQuery): Promise<Map<string, Figures>> {
  const ids = sql`${[...query.memberIds]}::uuid[]`
  const { rows } = await sql<
    Figures & { id: string }
  >`select m.id, coalesce(t.turnover, 0)::bigint as turnover,
      coalesce(t.days, 0)::bigint as days, coalesce(d.deposit, 0)::bigint as deposit
    from unnest(${ids}) m (id)
    left join (
      select member_id, sum(valid) as turnover, count(distinct day) filter (where rounds > 0) as days
      from turnover_days where member_id = any(${ids}) and day between ${query.from}::date and ${query.to}::date
      group by member_id
    ) t on t.member_id = m.id
    left join (
      select member_id, sum(credited) as deposit from deposit_orders
      where member_id = any(${ids}) and credited is not null
      and (closed_at at time zone ${query.timeZone})::date between ${query.from}::date and ${query.to}::date
      group by member_id
    ) d on d.member_id = m.id`.execute(db)
  return new Map(rows.map(({ id, turnover, deposit, days }) => [id, { turnover, deposit, days }]))
}
