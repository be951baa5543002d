import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { AnnouncementTables } from '#content/announcements/tables'
import { ApiError } from '#api/api-error'
import type { Named } from '#operations/index'

export type StoredAnnouncement = Selectable<AnnouncementTables['announcements']>
/** What a document says of its row; json columns as they are. */
export type AnnouncementColumns = Omit<
  Insertable<AnnouncementTables['announcements']>,
  'merchant' | 'id' | 'archived_at'
>
type Key = { merchant: string; id: string }

/** One that is not archived. Index: the primary key. */
export function selectAnnouncement(
  db: Database,
  { id, merchant }: Named,
  rows: RawBuilder<boolean>,
): Promise<StoredAnnouncement | undefined> {
  return db
    .selectFrom('announcements')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .where(rows)
    .executeTakeFirst()
}

/** Throws ApiError `document_taken` where something of another kind has this id. */
export async function upsertAnnouncement(
  tx: Database,
  key: Key,
  { texts, images, category_ids, ...columns }: AnnouncementColumns,
  rows: RawBuilder<boolean>,
): Promise<void> {
  const stored = {
    ...columns,
    texts: toJson(texts),
    images: toJson(images),
    category_ids: toJson(category_ids),
    archived_at: null,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('announcements')
    .values({ ...key, ...stored })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(stored).where(rows))
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new ApiError('document_taken', { field: 'id' })
}

/** What members have read of it stays, should it come back. */
export async function archiveAnnouncement(tx: Database, { id, merchant }: Named, now: Date): Promise<void> {
  await tx
    .updateTable('announcements')
    .set({ archived_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute()
}

export async function deleteAnnouncement(tx: Database, { id, merchant }: Key): Promise<void> {
  await tx.deleteFrom('announcements').where('merchant', '=', merchant).where('id', '=', id).execute()
}

/** Those of these promotions that the brand has. Index: the primary key. */
export async function selectPromotionIds(
  db: Database,
  merchant: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('announcements')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PR')
    .where('archived_at', 'is', null)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** A promotion of the brand in a category. */
export function selectPromotionOf(db: Database, merchant: string, category: string) {
  return db
    .selectFrom('announcements')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PR')
    .where('archived_at', 'is', null)
    .where(sql<boolean>`category_ids @> ${JSON.stringify([category])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
}

export function selectCategory(db: Database, { id, merchant }: Named) {
  return db
    .selectFrom('promotion_categories')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function upsertCategory(
  tx: Database,
  key: Key,
  { title, sort }: { title: unknown; sort: number },
): Promise<void> {
  const stored = { title: toJson(title), sort }
  await tx
    .insertInto('promotion_categories')
    .values({ ...key, ...stored })
    .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet(stored))
    .execute()
}

export async function deleteCategory(tx: Database, { id, merchant }: Named): Promise<void> {
  await tx.deleteFrom('promotion_categories').where('merchant', '=', merchant).where('id', '=', id).execute()
}
