import type { Announcement } from '@site/shared-api/contract/announcement'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import { z } from 'zod'
import { localisedText } from '#api/texts/localised'
import { momentIn } from '#api/pages/moment-in'
import { sanitised } from '#content/rich-text/sanitise'
import type { AnnouncementRow } from '#content/announcements/repository'

const BANNER_WIDTH = 824

const texts = z.object({ title: localisedText, content: localisedText })
const artSlugs = z.array(z.string())
const ids = z.array(z.string())

/** Address of a banner picture; other widths and AVIF differ in the last part alone. */
export function bannerUrl(art: string): string {
  return `/img/banner/${art}/${BANNER_WIDTH}.webp`
}

/** A row in the shape of B3, in one language and the days of one time zone; `read` of trial accounts is always true (B4). */
export function toAnnouncement(
  row: AnnouncementRow,
  { language, timeZone, hosts }: { language: LanguageCode; timeZone: string; hosts: readonly string[] },
  readsAll: boolean,
): Announcement {
  const { title, content } = texts.parse(row.texts)
  return {
    id: row.id,
    title: title[language],
    content: sanitised(content[language], hosts),
    startDate: momentIn(row.start_at, timeZone),
    endDate: row.end_at && momentIn(row.end_at, timeZone),
    noExpiry: row.end_at === null ? 1 : 0,
    promoAnnouncementCategoryIds: ids.parse(row.category_ids),
    announcementImages: artSlugs
      .parse(row.images)
      .map((art, at) => ({ sequence: at + 1, url: bannerUrl(art) })),
    url: row.art === null ? null : bannerUrl(row.art),
    groupName: row.group_name,
    linkedPromotionId: row.linked_promotion_id,
    imageRequired: row.image_required ? 'Y' : 'N',
    remarkRequired: row.remark_required ? 'Y' : 'N',
    signUp: row.sign_up ? 'Y' : 'N',
    types: [row.type],
    read: readsAll || row.read,
  }
}
