import {
  listAnnouncements,
  listPromotionCategories,
  type AnnouncementGroups,
} from '../contract/announcement.ts'
import type { ValueOf } from '../contract/call.ts'
import { CONTENT_TYPE, PLATFORM } from '../contract/constants.ts'
import { imageUrl } from '../image-url.ts'
import { callQuery } from '../query.ts'
import { site } from '../site.ts'

export type { Announcement, AnnouncementGroups, PromotionCategory } from '../contract/announcement.ts'

/** After a change of language the old texts stay until the new ones are there. */
const keep = <Value>(before: Value | undefined): Value | undefined => before

const EVERY_TYPE = 'B,PL,PU,PR,H' // A7
const asking = (types: string) => ({ query: { types, platform: PLATFORM.announcements } })

/** Every announcement of home, lobby, menus and promotions in one call that all of them share (A7, decisions). */
export function announcementsQuery() {
  return {
    ...callQuery(listAnnouncements, asking(EVERY_TYPE)),
    placeholderData: keep<AnnouncementGroups>,
  }
}

/** Banners alone: what lists ask for (A7); the whole answer, where the page has it already, holds them too. */
export function bannersQuery() {
  const { queryKey } = announcementsQuery()
  return {
    initialData: () => site().queries.getQueryData<AnnouncementGroups>(queryKey),
    initialDataUpdatedAt: () => site().queries.getQueryState(queryKey)?.dataUpdatedAt,
    ...callQuery(listAnnouncements, asking(CONTENT_TYPE.banner)),
    placeholderData: keep<AnnouncementGroups>,
  }
}

/** What a member is greeted with, requested with the member's own token: some of it is for members only (B2). */
export function greetingsQuery() {
  return {
    ...callQuery(listAnnouncements, asking(CONTENT_TYPE.popup), { personal: true }),
    placeholderData: keep<AnnouncementGroups>,
  }
}

type PromotionCategories = ValueOf<typeof listPromotionCategories>

/** Categories that filter the promotions (B3). */
export function promotionCategoriesQuery() {
  return {
    ...callQuery(listPromotionCategories),
    placeholderData: keep<PromotionCategories>,
  }
}

/** Widths in px of every banner and promotion picture; all are 16:7. */
export const BANNER_WIDTHS = [480, 824, 960] as const

/** `/img/banner/lanterns/824.webp` → `/img/banner/lanterns`, what `<Picture base>` takes; undefined where there is no such picture. */
export function bannerBase(url: string | null | undefined): string | undefined {
  const base = url?.match(/^(.+)\/\d+\.(?:webp|avif)$/)?.[1]
  return base?.startsWith('/') === true ? imageUrl(base) : base
}
