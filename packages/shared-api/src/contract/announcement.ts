import { z } from 'zod'
import { defineCall } from './call.ts'
import { BANNER_GROUPS, CONTENT_TYPES } from './constants.ts'
import { cursorText, idText, localMoment, pageSize, shortText, wordList } from './fields.ts'

const yesNo = z.enum(['Y', 'N'])

/** A picture of an announcement; sequence 1 is the cover (B3). */
export const announcementImage = z.object({ sequence: z.number().int().positive(), url: z.string() })

/** A promotion, banner, notice or popup (B3); `content` is sanitised HTML in the requested language. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  startDate: localMoment,
  endDate: localMoment.nullable(),
  noExpiry: z.union([z.literal(0), z.literal(1)]),
  promoAnnouncementCategoryIds: z.array(z.string()),
  announcementImages: z.array(announcementImage),
  /** Banner picture, absent for plain texts. */
  url: z.string().nullable(),
  groupName: z.string().nullable(),
  linkedPromotionId: z.string().nullable(),
  imageRequired: yesNo,
  remarkRequired: yesNo,
  /** Whether members join it (B7: sign-up promotion). */
  signUp: yesNo,
  types: z.array(z.enum(CONTENT_TYPES)),
  /** Whether the asking member has read it; always true for trial accounts (B4), false for guests. */
  read: z.boolean(),
})
export type Announcement = z.output<typeof announcement>

/** Answer of the announcements call, by place (B3). */
export const announcementGroups = z.object({
  promotion: z.array(announcement),
  banners: z.array(announcement),
  player: z.array(announcement),
  popup: z.array(announcement),
  hot: z.array(announcement),
})
export type AnnouncementGroups = z.output<typeof announcementGroups>

const groupName = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(BANNER_GROUPS).optional(),
)

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/wps/announcements',
  access: 'public',
  summary: 'Promotions, banners, notices, popups and hot items of the brand (A7, B7)',
  silent: true,
  carries: ['merchantCode'],
  query: z.object({
    /** Some of A, PL, B, PU, PR, H; all but A when absent. */
    types: wordList(CONTENT_TYPES).optional(),
    /** Banners of one place only. */
    groupName,
    platform: z.literal('M').optional(),
    merchantCode: shortText.optional(),
    token: shortText.optional(),
    /** 1 also answers promotions whose time is over. */
    includeExpired: z.enum(['0', '1']).optional(),
  }),
  response: announcementGroups,
})

export const readAnnouncement = defineCall({
  method: 'POST',
  path: '/wps/announcements/read',
  access: 'member',
  summary: 'Marks a notice as read (B7)',
  silent: true,
  body: z.object({ announcementId: idText, read: z.literal(true) }),
  response: z.object({ announcementId: z.string(), read: z.literal(true), unread: z.number().int() }),
})

export const readAllNotices = defineCall({
  method: 'POST',
  path: '/wps/announcements/read/all',
  access: 'member',
  summary: 'Marks every notice of the member as read',
  silent: true,
  body: z.strictObject({ read: z.literal(true) }),
  response: z.object({ unread: z.number().int() }),
})

/** A notice of the list; `popular` ones lead it. */
export const notice = announcement.extend({ popular: z.boolean() })
export type Notice = z.output<typeof notice>

/** Far more than a brand publishes. */
const MOST_INDEX = 100_000

export const listNotices = defineCall({
  method: 'GET',
  path: '/wps/announcements/notices',
  access: 'public',
  summary:
    'Notices for players, the popular ones first, then in their order and newest first; how many of all the member has not read',
  silent: true,
  query: z.object({
    /** That notice alone. */
    id: idText.optional(),
    /** Which of the whole list, from 0, is answered as `chosen` (B2). */
    index: z.coerce.number<number | string>().int().min(0).max(MOST_INDEX).optional(),
    limit: pageSize(100, 24),
    cursor: cursorText.optional(),
  }),
  response: z.object({
    list: z.array(notice),
    unread: z.number().int(),
    chosen: notice.nullable(),
    nextCursor: z.string().nullable(),
  }),
})

export const listPopular = defineCall({
  method: 'GET',
  path: '/wps/announcements/popular',
  access: 'public',
  summary: 'The notices that lead the list',
  silent: true,
  response: z.object({ list: z.array(announcement) }),
})

export const listLobbyNews = defineCall({
  method: 'GET',
  path: '/wps/announcements/lobbyNews',
  access: 'public',
  summary: 'News shown in the lobby',
  silent: true,
  response: z.object({ list: z.array(announcement) }),
})

export const promotionCategory = z.object({ id: z.string(), title: z.string() })
export type PromotionCategory = z.output<typeof promotionCategory>

export const listPromotionCategories = defineCall({
  method: 'GET',
  path: '/wps/promotion/categories',
  access: 'public',
  summary: 'Categories that filter the promotions (B3)',
  silent: true,
  response: z.object({ list: z.array(promotionCategory) }),
})
