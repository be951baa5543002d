import type { Notice } from '@site/shared-api/contract/announcement'
import { announcement } from './announcements.ts'

export const NOTICES_URL = '/wps/announcements/notices?limit=24'
export const noticesAt = (index: number): string => `/wps/announcements/notices?index=${index}&limit=24`
export const noticeUrl = (id: string): string => `/wps/announcements/notices?id=${id}&limit=1`

/** A notice as the platform answers it. */
export const notice = (id: string, overrides: Partial<Notice> = {}): Notice => ({
  ...announcement(id, { types: ['PL'], url: null }),
  popular: false,
  ...overrides,
})

export const noticePage = (list: readonly Notice[], more: object = {}) => ({
  list,
  unread: 0,
  chosen: null,
  nextCursor: null,
  ...more,
})
