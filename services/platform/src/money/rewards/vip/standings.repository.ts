import { sql } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'

export interface StandingRow {
  member_id: string
  level: number
  since: string | null
}

/** Members of a brand who were not judged on a day, in the order of their ids. Indexes: members_of_merchant, the primary key. */
export async function selectUnjudged(
  db: Database,
  of: { merchant: string; day: string; after: string | undefined; limit: number },
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`select m.id as member_id, m.vip_level as level, s.since
    from members m left join vip_standings s on s.member_id = m.id
    where m.merchant = ${of.merchant} and m.type in (0, 1, 2) and (s.judged_on is null or s.judged_on < ${of.day}::date)
    ${of.after === undefined ? sql`` : sql`and m.id > ${of.after}::uuid`}
    order by m.id limit ${of.limit}`.execute(db)
  return rows
}

/** A member's level; since when is not known before the first day is over. Index: the primary keys. */
export async function selectStanding(db: Database, memberId: string): Promise<StandingRow> {
  return await db
    .selectFrom('members as m')
    .leftJoin('vip_standings as s', 's.member_id', 'm.id')
    .select(['m.id as member_id', 'm.vip_level as level', 's.since'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow()
}

/** Writes that a member was judged on a day; false where another instance was faster. Index: the primary key. */
export async function takeJudgement(
  tx: Database,
  row: { member_id: string; merchant: string; since: string; judged_on: string },
): Promise<boolean> {
  const { rows } = await sql`insert into vip_standings as s (member_id, merchant, since, judged_on)
    values (${row.member_id}, ${row.merchant}, ${row.since}::date, ${row.judged_on}::date)
    on conflict (member_id) do update set since = excluded.since, judged_on = excluded.judged_on
    where s.judged_on < excluded.judged_on returning member_id`.execute(tx)
  return rows.length > 0
}

/** `conditions` is what older copies show of the way to the next level. */
export async function updateLevel(
  tx: Database,
  memberId: string,
  set: { level: number; conditions: number },
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ vip_level: set.level, vip_conditions: set.conditions })
    .where('id', '=', memberId)
    .execute()
}

export async function insertChange(
  tx: Database,
  row: {
    member_id: string
    day: string
    merchant: string
    from_level: number
    to_level: number
    figures: object
  },
): Promise<void> {
  await tx
    .insertInto('vip_changes')
    .values({ ...row, figures: toJson(row.figures) })
    .execute()
}

/** A batch of changes before a day. Index: the primary key. */
export async function forgetChanges(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from vip_changes where (member_id, day) in
    (select member_id, day from vip_changes where day < ${before}::date limit ${most}) returning day`.execute(
    db,
  )
  return rows.length
}
