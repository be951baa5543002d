import type { Announcement } from '@site/shared-api'
import type { AnnouncementGroups } from '@site/shared-api/contract/announcement'

export const ANNOUNCEMENTS_URL = '/wps/announcements?platform=M&types=B%2CPL%2CPU%2CPR%2CH'
export const GREETINGS_URL = '/wps/announcements?platform=M&types=PU'
export const CATEGORIES_URL = '/wps/promotion/categories'

/** An announcement as the platform answers it; `overrides` says what matters to the test. */
export function announcement(id: string, overrides: Partial<Announcement> = {}): Announcement {
  return {
    id,
    title: `Title ${id}`,
    content: `<p>Terms of ${id}</p>`,
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-12-31T00:00:00.000Z',
    noExpiry: 0,
    promoAnnouncementCategoryIds: [],
    announcementImages: [],
    url: `/img/banner/${id}/824.webp`,
    groupName: null,
    linkedPromotionId: null,
    imageRequired: 'N',
    remarkRequired: 'N',
    signUp: 'Y',
    types: ['PR'],
    read: false,
    ...overrides,
  }
}

export function groups(overrides: Partial<AnnouncementGroups> = {}): AnnouncementGroups {
  return { promotion: [], banners: [], player: [], popup: [], hot: [], ...overrides }
}
