import { promotionCategoryDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { ApiError } from '#api/api-error'
import { localisedText } from '#api/texts/localised'
import { NO_TEXT } from '#content/announcements/managed/columns'
import {
  deleteCategory,
  selectCategory,
  selectPromotionOf,
  upsertCategory,
} from '#content/announcements/managed/repository'
import { contentProblems } from '#content/announcements/managed/rules'
import { titleOf } from '#content/announcements/managed/title'
import { parsed, type ManagedSource } from '#operations/index'

/** What promotions are filtered by (CON-01). */
export const managed: ManagedSource = {
  kind: 'promotion-category',
  owner: 'brand',
  mayCreate: true,
  schema: promotionCategoryDocument,
  blank: () => ({ title: NO_TEXT, order: 0 }),
  titleOf,
  shownAt: () => '/m/activity',
  live: sql`select merchant || '.' || id as id, merchant, concat_ws(' · ', nullif(title->>'EN', ''),
    nullif(nullif(title->>'TY', ''), title->>'EN')) as title, sort as place from promotion_categories`,
  async read(db, named) {
    const row = await selectCategory(db, named)
    if (!row) return undefined
    const { EN, TY } = localisedText.parse(row.title)
    return { title: { EN, TY }, order: row.sort }
  },
  async judge(db, { merchant, document }) {
    const read = parsed(promotionCategoryDocument, document)
    if ('problems' in read) return read
    const problems = await contentProblems(db, merchant ?? '', read.document)
    return problems.length > 0 ? { problems } : read
  },
  async apply(tx, { id, merchant, document }) {
    const { title, order } = promotionCategoryDocument.parse(document)
    await upsertCategory(tx, { id, merchant: merchant ?? '' }, { title, sort: order })
    return {}
  },
  async remove(tx, named) {
    const needed = await selectPromotionOf(tx, named.merchant ?? '', named.id)
    if (needed) throw new ApiError('document_in_use', { field: 'id', data: { promotion: needed.id } })
    await deleteCategory(tx, named)
  },
}
