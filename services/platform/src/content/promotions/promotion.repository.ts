import type { Selectable } from 'kysely'
import type { Database } from '#db/database'
import type { AnnouncementTables } from '#content/announcements/tables'

export type PromotionRow = Pick<
  Selectable<AnnouncementTables['announcements']>,
  | 'id'
  | 'texts'
  | 'art'
  | 'images'
  | 'image_required'
  | 'remark_required'
  | 'sign_up'
  | 'start_at'
  | 'end_at'
  | 'archived_at'
>

export const PROMOTION_COLUMNS = [
  'a.texts',
  'a.art',
  'a.images',
  'a.image_required',
  'a.remark_required',
  'a.sign_up',
  'a.start_at',
  'a.end_at',
  'a.archived_at',
] as const

/** A brand's promotion that has begun, over or not. Index: the primary key. */
export function selectPromotion(
  db: Database,
  { merchant, id, now }: { merchant: string; id: string; now: Date },
): Promise<PromotionRow | undefined> {
  return db
    .selectFrom('announcements as a')
    .select('a.id')
    .select(PROMOTION_COLUMNS)
    .where('a.merchant', '=', merchant)
    .where('a.id', '=', id)
    .where('a.type', '=', 'PR')
    .where('a.start_at', '<=', now)
    .executeTakeFirst()
}
