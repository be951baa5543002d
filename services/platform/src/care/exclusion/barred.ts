import { sql, type RawBuilder } from 'kysely'
import type { ErrorCode } from '@site/shared-api/contract/errors'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'

/** Whether an exclusion (`x`) holds: until its end; a self-exclusion until the member has requested to return and a day has passed. */
export const holds = (now: Date): RawBuilder<boolean> => sql<boolean>`(x.until is null or x.until > ${now}
  or (x.kind = 'exclusion' and not exists (
    select from exclusion_returns r where r.exclusion_id = x.id and r.opens_at <= ${now})))`

/** Whether a member is excluded from play; every entry point uses this. `member` is SQL of their id. Index: exclusions_of_member. */
export function barred(member: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select from exclusions x where x.member_id = ${member} and ${holds(now)})`
}

/**
 * For how long a member was kept from play between two moments, in milliseconds; what overlaps counts once. A time-out ends by itself,
 * a self-exclusion when the member has come back. Index: exclusions_of_member.
 */
export async function barredMs(
  db: Database,
  memberId: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const { rows } = await sql<{ ms: number }>`with kept as (
      select greatest(x.since, ${from}::timestamptz) as since, least(coalesce(
        case when x.kind = 'time-out' then x.until else r.opens_at end, 'infinity'), ${to}::timestamptz) as until
      from exclusions x left join exclusion_returns r on r.exclusion_id = x.id where x.member_id = ${memberId}
    ) select coalesce(sum(extract(epoch from upper(p) - lower(p))), 0)::float8 * 1000 as ms
    from unnest((select range_agg(tstzrange(since, until)) from kept where since < until)) as p`.execute(db)
  return Math.round(rows[0]?.ms ?? 0)
}

/** Index: exclusions_of_member. */
export async function isBarred(db: Database, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    is_barred: boolean
  }>`select ${barred(sql`${memberId}::uuid`, now)} as is_barred`.execute(db)
  return rows[0]?.is_barred === true
}

/**
 * For an action under the member's lock: refuses it if the member has been excluded since. Throws ApiError
 * `self_excluded`.
 */
export async function requirePlay(
  tx: Database,
  memberId: string,
  now: Date,
  code: ErrorCode = 'self_excluded',
): Promise<void> {
  if (await isBarred(tx, memberId, now)) throw new ApiError(code)
}
