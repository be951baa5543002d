import { sql } from 'kysely'
import type { CareMarkerKind } from '@site/shared-api/contract/play-console'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

const SCORED_DAYS = 28

interface Who {
  readonly id: string
  readonly merchant: string
}

/**
 * Notes a marker once a day, and puts the member into the queue: one that was closed is opened again by what is new. True where
 * it is new. Indexes: primary keys.
 */
export async function openCase(
  tx: Database,
  { id, merchant }: Who,
  marker: { what: CareMarkerKind; at: Date; day?: string; detail?: object },
): Promise<boolean> {
  const { at, what } = marker
  const day = marker.day ?? at.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const { numInsertedOrUpdatedRows: rows = 0n } = await tx
    .insertInto('care_markers')
    .values({ member_id: id, merchant, kind: what, day, detail: toJson(marker.detail ?? {}), at })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'day']).doNothing())
    .executeTakeFirst()
  if (rows === 0n) return false
  await sql`insert into care_cases (member_id, merchant, state, score, opened_at, changed_at)
    select ${id}::uuid, ${merchant}, 'open', count(*)::int, ${at}::timestamptz, ${at}::timestamptz
    from care_markers where member_id = ${id}::uuid and day > ${day}::date - ${SCORED_DAYS}::int
    on conflict (member_id) do update set score = excluded.score, changed_at = excluded.changed_at,
      state = case when care_cases.state = 'closed' then 'open' else care_cases.state end`.execute(tx)
  return true
}
