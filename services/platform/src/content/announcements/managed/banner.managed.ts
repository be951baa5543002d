import { BANNER_GROUPS } from '@site/shared-api/contract/constants'
import { bannerDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { announcementSource } from '#content/announcements/managed/announcement-source'
import { NO_TEXT, PLAIN, shownColumns, shownOf, textsOf } from '#content/announcements/managed/columns'

/** A page of each place. */
const PAGES: Readonly<Record<string, string>> = {
  m_promotion: '/m/activity',
  m_reg: '/m/register',
  m_rng: '/m/rng-games',
  m_sports: '/m/sport-games',
  m_pvp: '/m/pvp',
  m_live: '/m/live-games',
  m_fish: '/m/fishing-games',
  m_lott: '/m/lott',
  m_elott: '/m/elott',
}

/** Pictures in the places of the site's pages (CON-04). */
export const managed = announcementSource({
  kind: 'banner',
  schema: bannerDocument,
  rows: sql<boolean>`announcements.type = 'B'`,
  blank: {
    place: BANNER_GROUPS[0],
    picture: '',
    title: NO_TEXT,
    linkedPromotionId: null,
    membersOnly: false,
    order: 0,
    endAt: null,
  },
  shownAt: (_named, { place }) => PAGES[String(place)] ?? '/m/home',
  toDocument: (row) => ({
    place: row.group_name,
    picture: row.art,
    title: textsOf(row).title,
    linkedPromotionId: row.linked_promotion_id,
    ...shownOf(row),
  }),
  toColumns: (document) => ({
    ...PLAIN,
    ...shownColumns(document),
    type: 'B',
    group_name: document.place,
    art: document.picture,
    images: [document.picture],
    linked_promotion_id: document.linkedPromotionId,
    texts: { title: document.title, content: NO_TEXT },
  }),
})
