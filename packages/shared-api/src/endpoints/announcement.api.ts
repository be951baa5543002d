import type { AnnouncementGroups } from '../contract/index.ts'
import { getQuery } from '../query.ts'

export type { Announcement, AnnouncementGroups } from '../contract/index.ts'

/** Every announcement of home, lobby, menus and promotions in one call that all of them share (A7, decisions). */
export function announcementsQuery() {
  return getQuery<AnnouncementGroups>('/wps/announcements', { types: 'B,PL,PU,PR,H', platform: 'M' })
}
