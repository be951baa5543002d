import { getQuery } from '../query.ts'

/** A banner, notice, popup or promotion (B3); `content` is HTML that the platform has cleaned. */
export interface Announcement {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly startDate: string
  readonly endDate: string | null
  /** 1: runs without an end. */
  readonly noExpiry: number
  readonly promoAnnouncementCategoryIds: readonly string[]
  /** `sequence` 1 is the cover. */
  readonly announcementImages: readonly { readonly sequence: number; readonly url: string }[]
  readonly groupName?: string
  readonly url?: string
  readonly linkedPromotionId?: string | null
  readonly read?: boolean
}

export interface PromotionCategory {
  readonly id: string
  readonly title: string
}

export interface Announcements {
  readonly promotion: readonly Announcement[]
  readonly banners: readonly Announcement[]
  readonly player: readonly Announcement[]
  readonly popup: readonly Announcement[]
  readonly hot: readonly Announcement[]
  readonly promotionCategories: readonly PromotionCategory[]
}

/** Every announcement of home, lobby, menus and promotions in one call that all of them share (A7, decisions). */
export function announcementsQuery() {
  return getQuery<Announcements>('/wps/announcements', {
    types: 'B,PL,PU,PR,H',
    groupName: '',
    platform: 'M',
  })
}
