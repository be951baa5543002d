import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ApplicationState } from '@site/shared-api/contract/promotion'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { toJson } from '#db/json'
import type { PromotionFilter } from '#content/promotions/joins.repository'
import type { PromotionTables } from '#content/promotions/tables'

type Table = PromotionTables['reward_applications']
export type ApplicationRow = Selectable<Table>

/** False where the member has one of this promotion that is not refused, or the id is taken. */
export async function insertApplication(tx: Database, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reward_applications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Index: the primary key. */
export function selectApplication(
  db: Database,
  id: string,
  hold = false,
): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('reward_applications')
    .selectAll()
    .where('id', '=', id)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** The latest application of a member for each of some promotions. Index: reward_applications_of_member. */
export function selectLatest(
  db: Database,
  memberId: string,
  promotionIds: readonly string[],
): Promise<ApplicationRow[]> {
  return db
    .selectFrom('reward_applications')
    .distinctOn('promotion_id')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', 'in', [...promotionIds])
    .orderBy('promotion_id')
    .orderBy('applied_at', 'desc')
    .execute()
}

export async function decide(
  tx: Database,
  id: string,
  { answer, ...row }: Updateable<Table> & { state: ApplicationState },
): Promise<void> {
  await tx
    .updateTable('reward_applications')
    .set({ ...row, ...(answer !== undefined && { answer: answer === null ? null : toJson(answer) }) })
    .where('id', '=', id)
    .execute()
}

/** Applications with who and what they are of; those that wait the oldest first, others the newest. Index: reward_applications_by_state. */
export function selectQueue(
  db: Database,
  filter: PromotionFilter & { state?: ApplicationState; id?: string; place?: TimePlace | undefined },
) {
  const { merchant, promotion, account, state, id, place, limit } = filter
  const order = state === 'applied' ? 'asc' : 'desc'
  const beyond = sql.raw(state === 'applied' ? '>' : '<')
  return db
    .selectFrom('reward_applications as r')
    .innerJoin('announcements as a', (join) =>
      join.onRef('a.merchant', '=', 'r.merchant').onRef('a.id', '=', 'r.promotion_id'),
    )
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select(['a.texts', 'm.account'])
    .select((eb) =>
      eb
        .selectFrom('reward_pictures as p')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('p.application_id', '=', 'r.id')
        .as('pictures'),
    )
    .$if(id !== undefined, (query) => query.where('r.id', '=', id ?? ''))
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'applied'))
    .where(ofMerchants('r.merchant', merchant))
    .$if(promotion !== undefined, (query) => query.where('r.promotion_id', '=', promotion ?? ''))
    .$if(account !== undefined, (query) =>
      query.where(sql`lower(m.account)`, '=', account?.toLowerCase() ?? ''),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(r.applied_at, r.id) ${beyond} (${place?.at}, ${place?.id}::uuid)`),
    )
    .orderBy('r.applied_at', order)
    .orderBy('r.id', order)
    .limit(limit)
    .execute()
}

export type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number]

/** How many other applications of a member there are, by state. Index: reward_applications_of_member. */
export async function countOthers(
  db: Database,
  { member_id, id }: Pick<ApplicationRow, 'member_id' | 'id'>,
): Promise<Record<ApplicationState, number>> {
  const rows = await db
    .selectFrom('reward_applications')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('member_id', '=', member_id)
    .where('id', '<>', id)
    .groupBy('state')
    .execute()
  const counts: Record<ApplicationState, number> = { applied: 0, approved: 0, refused: 0, paid: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

/** Forgets applications that were refused, or granted without money, so long ago; how many. */
export async function forgetApplications(db: Database, decidedBefore: Date, most: number): Promise<number> {
  const { numAffectedRows: gone = 0n } = await sql`delete from reward_applications where id in (
    select id from reward_applications where state in ('refused', 'approved') and decided_at < ${decidedBefore}
    order by applied_at limit ${most})`.execute(db)
  return Number(gone)
}
