import type { Seed } from '#start/seed/seed'
import { exampleBrands } from '@site/config/brands'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import type { LocalisedText } from '#api/texts/localised'
import { midnightIn } from '#api/pages/moment-in'
import {
  insertAnnouncement,
  insertCategory,
  type NewAnnouncement,
} from '#content/announcements/write.repository'
import { banners } from '#content/announcements/seed/banners'
import { categories } from '#content/announcements/seed/categories'
import { coralNotices } from '#content/announcements/seed/coral.notices'
import { coralPromotions } from '#content/announcements/seed/coral.promotions'
import { lotusNotices } from '#content/announcements/seed/lotus.notices'
import { lotusPromotions } from '#content/announcements/seed/lotus.promotions'
import { htmlOf, type NoticeSeed, type PromotionSeed } from '#content/announcements/seed/shape'

/** Midnight, in the brand's time zone, of the day so many days from the seeding. */
type DayAt = (days: number) => Date

/** How many promotions also stand in the group `hot` (the side menu shows three). */
const HOT = 3
const UNKNOWN = { timeZone: 'UTC' }
const NOTHING: LocalisedText = { TY: '', EN: '' }

const brands = [
  { merchant: 'lotus', promotions: lotusPromotions, notices: lotusNotices },
  { merchant: 'coral', promotions: coralPromotions, notices: coralNotices },
]

/** Promotions, banners, notices and popups of both example brands. */
async function seedContent(db: Database, deps: Pick<Deps, 'clock'>): Promise<void> {
  const now = deps.clock.now()
  for (const { merchant, promotions, notices } of brands) {
    const { timeZone } = exampleBrands.find((brand) => brand.merchant === merchant) ?? UNKNOWN
    const day = (days: number): Date => midnightIn(now, days, timeZone)
    for (const [sort, category] of (categories[merchant] ?? []).entries()) {
      await insertCategory(db, { merchant, ...category, sort })
    }
    const rows = [
      ...promotions.map((one, sort) => promotionRow(merchant, one, sort, day)),
      ...promotions.slice(0, HOT).map((one, sort) => hotRow(merchant, one, sort, day)),
      ...bannerRows(merchant, day),
      ...notices.map((one, sort) => noticeRow(merchant, one, sort, day)),
    ]
    for (const row of rows) await insertAnnouncement(db, row)
  }
}

function blank(
  merchant: string,
  id: string,
  type: NewAnnouncement['type'],
  sort: number,
): Omit<NewAnnouncement, 'title' | 'content' | 'start_at' | 'end_at'> {
  return {
    merchant,
    id,
    type,
    sort,
    group_name: null,
    art: null,
    images: [],
    categoryIds: [],
    linked_promotion_id: null,
    image_required: false,
    remark_required: false,
    members_only: false,
    popular: false,
    lobby_news: false,
  }
}

function promotionRow(merchant: string, one: PromotionSeed, sort: number, day: DayAt): NewAnnouncement {
  return {
    ...blank(merchant, one.id, 'PR', sort),
    title: { TY: one.TY.title, EN: one.EN.title },
    content: { TY: htmlOf(one.TY, 'TY'), EN: htmlOf(one.EN, 'EN') },
    art: one.art[0] ?? null,
    images: one.art,
    categoryIds: one.categories,
    image_required: one.imageRequired ?? false,
    remark_required: one.remarkRequired ?? false,
    sign_up: one.byItself !== true,
    ...period(one, day),
  }
}

function hotRow(merchant: string, one: PromotionSeed, sort: number, day: DayAt): NewAnnouncement {
  return {
    ...blank(merchant, `${one.id}-hot`, 'H', sort),
    title: { TY: one.TY.title, EN: one.EN.title },
    content: { TY: `<p>${one.TY.lead}</p>`, EN: `<p>${one.EN.lead}</p>` },
    art: one.art[0] ?? null,
    linked_promotion_id: one.id,
    ...period(one, day),
  }
}

function bannerRows(merchant: string, day: DayAt): NewAnnouncement[] {
  return (banners[merchant] ?? []).map((one, sort) => ({
    ...blank(merchant, `${one.art}-${one.group}`, 'B', sort),
    title: one.title,
    content: NOTHING,
    group_name: one.group,
    art: one.art,
    images: [one.art],
    linked_promotion_id: one.linkedPromotionId ?? null,
    start_at: day(-1),
    end_at: null,
  }))
}

function noticeRow(merchant: string, one: NoticeSeed, sort: number, day: DayAt): NewAnnouncement {
  return {
    ...blank(merchant, one.id, one.type, sort),
    title: one.title,
    content: one.content,
    art: one.art ?? null,
    images: one.art === undefined ? [] : [one.art],
    linked_promotion_id: one.linkedPromotionId ?? null,
    members_only: one.membersOnly ?? false,
    popular: one.popular ?? false,
    lobby_news: one.lobbyNews ?? false,
    ...period(one, day),
  }
}

function period(
  one: { startDay: number; endDay?: number },
  day: DayAt,
): { start_at: Date; end_at: Date | null } {
  return {
    start_at: day(one.startDay),
    end_at: one.endDay === undefined ? null : new Date(day(one.endDay + 1).getTime() - 1),
  }
}

export const seed: Seed = { after: ['members'], run: seedContent }
