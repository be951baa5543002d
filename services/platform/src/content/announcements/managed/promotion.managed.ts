import { promotionDocument, type PromotionDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { announcementSource } from '#content/announcements/managed/announcement-source'
import { NO_TEXT, PLAIN, shownColumns, shownOf, slugs, textsOf } from '#content/announcements/managed/columns'
import {
  archiveAnnouncement,
  deleteAnnouncement,
  selectAnnouncement,
  upsertAnnouncement,
} from '#content/announcements/managed/repository'
import type { Database } from '#db/database'
import type { ManagedSource, Named } from '#operations/index'

const HOT = sql<boolean>`announcements.type = 'H'`
/** The row that leads the side menu to a promotion. */
const hotKey = ({ id, merchant }: Named) => ({ id: `${id}-hot`, merchant: merchant ?? '' })

const promotions = announcementSource({
  kind: 'promotion',
  schema: promotionDocument,
  rows: sql<boolean>`announcements.type = 'PR'`,
  blank: {
    title: NO_TEXT,
    content: NO_TEXT,
    pictures: [],
    categories: [],
    imageRequired: false,
    remarkRequired: false,
    signUp: true,
    membersOnly: false,
    hot: null,
    order: 0,
    endAt: null,
  },
  shownAt: ({ id }) => `/m/activityDetail?id=${id}`,
  toDocument: (row) => ({
    ...textsOf(row),
    pictures: slugs.parse(row.images),
    categories: slugs.parse(row.category_ids),
    imageRequired: row.image_required,
    remarkRequired: row.remark_required,
    signUp: row.sign_up,
    hot: null,
    ...shownOf(row),
  }),
  toColumns: (document) => ({
    ...PLAIN,
    ...shownColumns(document),
    type: 'PR',
    art: document.pictures[0] ?? null,
    images: document.pictures,
    category_ids: document.categories,
    image_required: document.imageRequired,
    remark_required: document.remarkRequired,
    sign_up: document.signUp,
    texts: { title: document.title, content: document.content },
  }),
})

/** Promotions, those that lead the side menu with a line of their own (CON-01). */
export const managed: ManagedSource = {
  ...promotions,
  async read(db, named, hold) {
    const document = await promotions.read(db, named, hold)
    const hot = document && (await selectAnnouncement(db, hotKey(named), HOT))
    return hot ? { ...document, hot: { lead: textsOf(hot).content } } : document
  },
  async apply(tx, change) {
    const applied = await promotions.apply(tx, change)
    await writeHot(tx, change, promotionDocument.parse(change.document))
    return applied
  },
  async remove(tx, named, now) {
    await archiveAnnouncement(tx, named, now)
    await deleteAnnouncement(tx, hotKey(named))
  },
}

async function writeHot(tx: Database, named: Named, document: PromotionDocument): Promise<void> {
  if (document.hot === null) return await deleteAnnouncement(tx, hotKey(named))
  const columns = {
    ...PLAIN,
    ...shownColumns(document),
    type: 'H' as const,
    art: document.pictures[0] ?? null,
    linked_promotion_id: named.id,
    texts: { title: document.title, content: document.hot.lead },
  }
  await upsertAnnouncement(tx, hotKey(named), columns, HOT)
}
