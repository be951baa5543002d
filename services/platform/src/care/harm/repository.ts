import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { CareMarkerKind, CareState } from '@site/shared-api/contract/play-console'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { HarmTables } from '#care/harm/tables'

export interface CaseRow {
  member_id: string
  merchant: string
  account: string
  state: CareState
  score: number
  opened_at: Date
  changed_at: Date
  markers: CareMarkerKind[]
}

/** Cases, what changed last first, each with what points to harm since four weeks. Indexes: care_cases_in_order, primary keys. */
export async function selectCases(
  db: Database,
  filter: { merchant?: Merchants; state?: CareState | undefined },
  { after, limit }: { after: TimePlace | undefined; limit: number },
): Promise<CaseRow[]> {
  const { merchant, state } = filter
  const { rows } = await sql<CaseRow>`select c.*, m.account, coalesce((
      select jsonb_agg(distinct k.kind) from care_markers k
      where k.member_id = c.member_id and k.day > c.changed_at::date - 28), '[]') as markers
    from care_cases c join members m on m.id = c.member_id
    where ${ofMerchants('c.merchant', merchant)}
    ${state === undefined ? sql`` : sql`and c.state = ${state}`}
    ${after === undefined ? sql`` : sql`and c.changed_at <= ${after.at} and (c.changed_at < ${after.at} or c.member_id > ${after.id}::uuid)`}
    order by c.changed_at desc, c.member_id limit ${limit}`.execute(db)
  return rows
}

/** The member, and the state of their case. Index: members_by_account. */
export async function selectSubject(db: Database, named: { merchant: string; account: string }) {
  return await db
    .selectFrom('members as m')
    .leftJoin('care_cases as c', 'c.member_id', 'm.id')
    .leftJoin('play_restrictions as r', 'r.member_id', 'm.id')
    .leftJoin('identity_checks as i', 'i.member_id', 'm.id')
    .select(['m.id', 'm.merchant', 'm.account', 'm.type', 'c.state', 'i.state as identity', 'i.expires_at'])
    .select(sql<boolean>`r.member_id is not null`.as('restricted'))
    .where('m.merchant', '=', named.merchant)
    .where(sql`lower(m.account)`, '=', named.account.toLowerCase())
    .executeTakeFirst()
}

/** The last markers of a member. Index: the primary key. */
export function selectMarkers(db: Database, memberId: string, limit: number) {
  return db
    .selectFrom('care_markers')
    .select(['kind', 'day', 'detail'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .limit(limit)
    .execute()
}

/** The last notes on a member. Index: care_notes_of_member. */
export function selectNotes(db: Database, memberId: string, limit: number) {
  return db
    .selectFrom('care_notes')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function insertNote(tx: Database, row: Insertable<HarmTables['care_notes']>): Promise<void> {
  await tx.insertInto('care_notes').values(row).execute()
}

/** Sets the state of a case; creates the case where there is none. */
export async function setCaseState(
  tx: Database,
  { at, id, merchant, state }: { id: string; merchant: string; state: CareState; at: Date },
): Promise<void> {
  await tx
    .insertInto('care_cases')
    .values({ member_id: id, merchant, state, score: 0, opened_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ state, changed_at: at }))
    .execute()
}

/** Forgets markers of before a day. Index: care_markers_by_day. */
export async function forgetMarkers(db: Database, before: string): Promise<number> {
  const { rows } = await sql<{ gone: number }>`with gone as (
    delete from care_markers where day < ${before}::date returning 1
  ) select count(*)::int as gone from gone`.execute(db)
  return rows[0]?.gone ?? 0
}
