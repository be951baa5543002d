import type { Merchants } from '@site/shared-api/contract/brand-place'
import type { ReviewKind, ReviewState } from '@site/shared-api/contract/member-review'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'
import type { ReviewTables } from '#identity/reviews/tables'

type Rows = ReviewTables['member_reviews']

/** False where one of the kind waits already. Index: member_reviews_one. */
export async function insertReview(tx: Database, row: Insertable<Rows>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: rows = 0n } = await tx
    .insertInto('member_reviews')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind']).where('state', '=', 'waiting').doNothing(),
    )
    .executeTakeFirst()
  return rows === 1n
}

const withAccount = (db: Database) =>
  db
    .selectFrom('member_reviews as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select('m.account')

export interface ReviewFilter {
  readonly merchant?: Merchants
  readonly state?: ReviewState | undefined
  readonly kind?: ReviewKind | undefined
  readonly account?: string | undefined
  readonly memberId?: string | undefined
}

/** What members ask for, the newest first. Indexes: member_reviews_newest, member_reviews_of_member. */
export function selectReviews(
  db: Database,
  { account, kind, memberId, merchant, state }: ReviewFilter,
  { after, limit }: { after: TimePlace | undefined; limit: number },
) {
  let query = withAccount(db)
  query = query.where(ofMerchants('r.merchant', merchant))
  if (state !== undefined) query = query.where('r.state', '=', state)
  if (kind !== undefined) query = query.where('r.kind', '=', kind)
  if (memberId !== undefined) query = query.where('r.member_id', '=', memberId)
  if (account !== undefined) query = query.where(sql`lower(m.account)`, '=', account.toLowerCase())
  if (after)
    query = query
      .where('r.asked_at', '<=', after.at)
      .where(sql<boolean>`(r.asked_at < ${after.at} or r.id > ${after.id}::uuid)`)
  return query.orderBy('r.asked_at', 'desc').orderBy('r.id').limit(limit).execute()
}
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number]

/** Index: the primary key. */
export function selectReview(db: Database, id: string): Promise<ReviewRow | undefined> {
  return withAccount(db).where('r.id', '=', id).executeTakeFirst()
}

/** A change request, locked until the transaction ends. Index: the primary key. */
export async function lockReview(tx: Database, id: string): Promise<ReviewRow | undefined> {
  await tx.selectFrom('member_reviews').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return await selectReview(tx, id)
}

export async function updateReview(tx: Database, id: string, set: Updateable<Rows>): Promise<void> {
  await tx.updateTable('member_reviews').set(set).where('id', '=', id).execute()
}
