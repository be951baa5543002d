import type { ContentType } from '@site/shared-api/contract/constants'
import { sql } from 'kysely'
import type { Database } from '#db/database'

export interface AnnouncementFilter {
  merchant: string
  types: readonly ContentType[]
  memberId: string | undefined
  now: Date
  includeExpired: boolean
}

/** Begun announcements of some types, in their order, with whether the member has read them. Index: announcements_by_type. */
export function selectAnnouncements(db: Database, filter: AnnouncementFilter) {
  let query = db
    .selectFrom('announcements as a')
    .leftJoin('announcement_reads as r', (join) =>
      join.onRef('r.announcement_id', '=', 'a.id').on('r.member_id', '=', filter.memberId ?? null),
    )
    .selectAll('a')
    .select(sql<boolean>`r.read_at is not null`.as('read'))
    .where('a.merchant', '=', filter.merchant)
    .where('a.type', 'in', [...filter.types])
    .where('a.start_at', '<=', filter.now)
    .where('a.archived_at', 'is', null)
    .orderBy('a.sort')
    .orderBy('a.start_at', 'desc')
    .orderBy('a.id')
  if (filter.memberId === undefined) query = query.where('a.members_only', '=', false)
  if (!filter.includeExpired) {
    query = query.where((where) =>
      where.or([where('a.end_at', 'is', null), where('a.end_at', '>', filter.now)]),
    )
  }
  return query.execute()
}

export type AnnouncementRow = Awaited<ReturnType<typeof selectAnnouncements>>[number]

/** Notes the reading; false when the brand has no such notice. */
export async function insertRead(
  db: Database,
  read: {
    merchant: string
    announcementId: string
    memberId: string
    types: readonly ContentType[]
    now: Date
  },
): Promise<boolean> {
  const notice = await db
    .selectFrom('announcements')
    .select('id')
    .where('merchant', '=', read.merchant)
    .where('id', '=', read.announcementId)
    .where('type', 'in', [...read.types])
    .where('start_at', '<=', read.now)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!notice) return false
  await db
    .insertInto('announcement_reads')
    .values({
      member_id: read.memberId,
      merchant: read.merchant,
      announcement_id: read.announcementId,
      read_at: read.now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'announcement_id']).doNothing())
    .execute()
  return true
}

export function selectCategories(db: Database, merchant: string) {
  return db
    .selectFrom('promotion_categories')
    .select(['id', 'title'])
    .where('merchant', '=', merchant)
    .orderBy('sort')
    .execute()
}

/** Whether any announcement shows this picture. Indexes: announcements_by_art, announcements_by_image. */
export async function isBanner(db: Database, slug: string): Promise<boolean> {
  const found = await db
    .selectFrom('announcements')
    .select('id')
    .where((where) =>
      where.or([where('art', '=', slug), sql<boolean>`images @> ${JSON.stringify([slug])}::jsonb`]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
