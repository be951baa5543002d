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

/** Who reads, and what of the brand's announcements they may. */
export type Readership = Omit<AnnouncementFilter, 'includeExpired'>

/** Begun announcements of some types that are not archived, with whether the member has read them. */
function begun(db: Database, { merchant, types, memberId, now }: Readership) {
  const query = db
    .selectFrom('announcements as a')
    .leftJoin('announcement_reads as r', (join) =>
      join.onRef('r.announcement_id', '=', 'a.id').on('r.member_id', '=', memberId ?? null),
    )
    .where('a.merchant', '=', merchant)
    .where('a.type', 'in', [...types])
    .where('a.start_at', '<=', now)
    .where('a.archived_at', 'is', null)
  return memberId === undefined ? query.where('a.members_only', '=', false) : query
}

/** The same without those whose time is over. */
const current = (db: Database, readership: Readership) =>
  begun(db, readership).where((where) =>
    where.or([where('a.end_at', 'is', null), where('a.end_at', '>', readership.now)]),
  )

const READ = sql<boolean>`r.read_at is not null`

/** Announcements of some types, in their order. Index: announcements_by_type. */
export function selectAnnouncements(db: Database, { includeExpired, ...readership }: AnnouncementFilter) {
  return (includeExpired ? begun(db, readership) : current(db, readership))
    .selectAll('a')
    .select(READ.as('read'))
    .orderBy('a.sort')
    .orderBy('a.start_at', 'desc')
    .orderBy('a.id')
    .execute()
}

export type AnnouncementRow = Awaited<ReturnType<typeof selectAnnouncements>>[number]

/** Where a page of notices ended. */
export interface NoticePlace {
  readonly popular: boolean
  readonly sort: number
  readonly startAt: Date
  readonly id: string
}

/** The popular ones first, then as announcements stand. Index: announcements_as_notices. */
const noticesInOrder = (db: Database, readership: Readership) =>
  current(db, readership)
    .selectAll('a')
    .select(READ.as('read'))
    .orderBy('a.popular', 'desc')
    .orderBy('a.sort')
    .orderBy('a.start_at', 'desc')
    .orderBy('a.id')

/** Notices after a place, or the one of an id. */
export function selectNotices(
  db: Database,
  readership: Readership,
  { most, after, id }: { most: number; after: NoticePlace | undefined; id: string | undefined },
): Promise<AnnouncementRow[]> {
  let query = noticesInOrder(db, readership).limit(most)
  if (id !== undefined) query = query.where('a.id', '=', id)
  if (after)
    query = query.where(
      sql<boolean>`((not a.popular, a.sort) > (${!after.popular}, ${after.sort})
        or ((not a.popular, a.sort) = (${!after.popular}, ${after.sort})
          and (a.start_at < ${after.startAt} or (a.start_at = ${after.startAt} and a.id > ${after.id}))))`,
    )
  return query.execute()
}

/** The notice at an index; only this query counts its way there, since an index jumps. */
export function selectNoticeAt(
  db: Database,
  readership: Readership,
  index: number,
): Promise<AnnouncementRow | undefined> {
  return noticesInOrder(db, readership).offset(index).limit(1).executeTakeFirst()
}

/** Those with a mark, in their order. */
export function selectMarked(
  db: Database,
  readership: Readership,
  mark: 'popular' | 'lobby_news',
  most: number,
): Promise<AnnouncementRow[]> {
  return noticesInOrder(db, readership).where(`a.${mark}`, '=', true).limit(most).execute()
}

export async function countUnread(db: Database, readership: Readership): Promise<number> {
  const row = await current(db, readership)
    .where('r.read_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Notes that everything is read; whether anything was not. */
export async function insertReads(
  db: Database,
  readership: Readership & { memberId: string },
): Promise<boolean> {
  const { merchant, memberId, now } = readership
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('announcement_reads')
    .columns(['member_id', 'merchant', 'announcement_id', 'read_at'])
    .expression(
      current(db, readership)
        .where('r.read_at', 'is', null)
        .select([
          sql<string>`${memberId}::uuid`.as('member_id'),
          sql<string>`${merchant}::text`.as('merchant'),
          'a.id as announcement_id',
          sql<Date>`${now}::timestamptz`.as('read_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'announcement_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Notes the reading; `unknown` when the brand has no such notice. */
export async function insertRead(
  db: Database,
  read: {
    merchant: string
    announcementId: string
    memberId: string
    types: readonly ContentType[]
    now: Date
  },
): Promise<'noted' | 'known' | 'unknown'> {
  const notice = await db
    .selectFrom('announcements')
    .select('id')
    .where('merchant', '=', read.merchant)
    .where('id', '=', read.announcementId)
    .where('type', 'in', [...read.types])
    .where('start_at', '<=', read.now)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  if (!notice) return 'unknown'
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('announcement_reads')
    .values({
      member_id: read.memberId,
      merchant: read.merchant,
      announcement_id: read.announcementId,
      read_at: read.now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'announcement_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? 'noted' : 'known'
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
