import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type Insertable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import { PROMOTION_COLUMNS } from '#content/promotions/promotion.repository'
import type { PromotionTables } from '#content/promotions/tables'

/** Joins once: who has joined stays with the first time. */
export async function insertJoin(
  db: Database,
  row: Insertable<PromotionTables['promotion_joins']>,
): Promise<void> {
  await db
    .insertInto('promotion_joins')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'promotion_id']).doNothing())
    .execute()
}

/** What a member has joined, the newest first. Index: promotion_joins_of_member. */
export function selectJoined(
  db: Database,
  memberId: string,
  {
    promotionId,
    before,
    limit,
  }: { promotionId?: string | undefined; before?: TimePlace | undefined; limit: number },
) {
  return db
    .selectFrom('promotion_joins as j')
    .innerJoin('announcements as a', (join) =>
      join.onRef('a.merchant', '=', 'j.merchant').onRef('a.id', '=', 'j.promotion_id'),
    )
    .select(['j.id as join_id', 'j.joined_at', 'a.id'])
    .select(PROMOTION_COLUMNS)
    .where('j.member_id', '=', memberId)
    .$if(promotionId !== undefined, (query) => query.where('j.promotion_id', '=', promotionId ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(j.joined_at, j.id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('j.joined_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit)
    .execute()
}

export type JoinedRow = Awaited<ReturnType<typeof selectJoined>>[number]

/** What operators ask of a list. */
export interface PromotionFilter {
  readonly merchant?: Merchants
  readonly promotion?: string | undefined
  readonly account?: string | undefined
  readonly limit: number
}

/** Who has joined what, the newest first, with the latest application. Indexes: promotion_joins_by_time, _of_promotion. */
export function selectJoins(
  db: Database,
  { merchant, promotion, account, before, limit }: PromotionFilter & { before?: TimePlace | undefined },
) {
  return db
    .selectFrom('promotion_joins as j')
    .innerJoin('announcements as a', (join) =>
      join.onRef('a.merchant', '=', 'j.merchant').onRef('a.id', '=', 'j.promotion_id'),
    )
    .innerJoin('members as m', 'm.id', 'j.member_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('reward_applications as r')
          .select('r.state')
          .whereRef('r.member_id', '=', 'j.member_id')
          .whereRef('r.promotion_id', '=', 'j.promotion_id')
          .orderBy('r.applied_at', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['j.id', 'j.merchant', 'j.promotion_id', 'j.joined_at', 'm.account', 'latest.state'])
    .select(['a.texts', 'a.end_at', 'a.archived_at'])
    .where(ofMerchants('j.merchant', merchant))
    .$if(promotion !== undefined, (query) => query.where('j.promotion_id', '=', promotion ?? ''))
    .$if(account !== undefined, (query) =>
      query.where(sql`lower(m.account)`, '=', account?.toLowerCase() ?? ''),
    )
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(j.joined_at, j.id) < (${before?.at}, ${before?.id}::uuid)`),
    )
    .orderBy('j.joined_at', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit)
    .execute()
}

/** Forgets who joined what ended so long ago and was never applied for; how many. */
export async function forgetJoins(db: Database, endedBefore: Date, most: number): Promise<number> {
  const { numAffectedRows: gone = 0n } = await sql`delete from promotion_joins where id in (
    select j.id from promotion_joins j join announcements a on a.merchant = j.merchant and a.id = j.promotion_id
    where (a.end_at < ${endedBefore} or a.archived_at < ${endedBefore})
    and not exists (select 1 from reward_applications r where r.member_id = j.member_id and r.promotion_id = j.promotion_id)
    limit ${most})`.execute(db)
  return Number(gone)
}
