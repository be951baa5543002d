import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { LocalisedText } from '#api/texts/localised'
import { sanitise } from '#content/rich-text/sanitise'
import type { AnnouncementTables } from '#content/announcements/tables'

export interface NewAnnouncement extends Omit<
  AnnouncementTables['announcements'],
  'texts' | 'images' | 'category_ids' | 'archived_at' | 'ticker' | 'sign_up'
> {
  sign_up?: boolean
  title: LocalisedText
  /** HTML; sanitised here, on its way in. */
  content: LocalisedText
  images: string[]
  categoryIds: string[]
}

/** Stores an announcement; an existing one of the same id is left unchanged. */
export async function insertAnnouncement(db: Database, one: NewAnnouncement): Promise<void> {
  const { title, content, images, categoryIds, ...columns } = one
  const clean = { TY: sanitise(content.TY), EN: sanitise(content.EN) }
  await db
    .insertInto('announcements')
    .values({
      ...columns,
      texts: toJson({ title, content: clean }),
      images: toJson(images),
      category_ids: toJson(categoryIds),
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doNothing())
    .execute()
}

export async function insertCategory(
  db: Database,
  category: { merchant: string; id: string; title: LocalisedText; sort: number },
): Promise<void> {
  await db
    .insertInto('promotion_categories')
    .values({ ...category, title: toJson(category.title) })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doNothing())
    .execute()
}
