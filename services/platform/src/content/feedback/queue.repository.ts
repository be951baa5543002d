import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql } from 'kysely'
import type { FeedbackCategory, FeedbackState } from '@site/shared-api/contract/feedback'
import type { TimePlace } from '#api/pages/time-cursor'
import type { Database } from '#db/database'
import { ofMerchants } from '#db/of-merchants'

const withAccount = (db: Database) =>
  db
    .selectFrom('feedback')
    .innerJoin('members', 'members.id', 'feedback.member_id')
    .selectAll('feedback')
    .select('members.account')

/** Members' feedback for operators: waiting ones oldest first, all others newest first. Indexes: feedback_waiting, feedback_in_order. */
export function selectQueue(
  db: Database,
  of: {
    merchant?: Merchants
    state?: FeedbackState | undefined
    category?: FeedbackCategory | undefined
    after: TimePlace | undefined
    limit: number
  },
) {
  const { merchant, state, category, after, limit } = of
  const oldestFirst = state === 'waiting'
  const way = oldestFirst ? 'asc' : 'desc'
  let query = withAccount(db)
  query = query.where(ofMerchants('feedback.merchant', merchant))
  if (state !== undefined) query = query.where('feedback.state', '=', state)
  if (category !== undefined) query = query.where('feedback.category', '=', category)
  if (after) {
    const place = sql`(${after.at}::timestamptz, ${after.id}::uuid)`
    const here = sql`(feedback.sent_at, feedback.id)`
    query = query.where(oldestFirst ? sql<boolean>`${here} > ${place}` : sql<boolean>`${here} < ${place}`)
  }
  return query.orderBy('feedback.sent_at', way).orderBy('feedback.id', way).limit(limit).execute()
}

export type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number]

/** Index: the primary key. */
export function selectQueueRow(db: Database, id: string): Promise<QueueRow | undefined> {
  return withAccount(db).where('feedback.id', '=', id).executeTakeFirst()
}

/** What is known of the member behind it. Index: the primary key. */
export function selectSender(db: Database, memberId: string) {
  return db
    .selectFrom('members')
    .select(['nickname', 'type', 'vip_level', 'created_at', 'last_login_at', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
}
