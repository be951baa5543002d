import type { PopupDocument } from '@site/shared-api/contract/managed-documents'
import { NO_TEXT, PLAIN, shownColumns, shownOf, textsOf } from '#content/announcements/managed/columns'
import type { StoredAnnouncement } from '#content/announcements/managed/repository'

/** What popups, ticker lines and notices have in common. */
export const blankNotice = {
  title: NO_TEXT,
  content: NO_TEXT,
  picture: null,
  linkedPromotionId: null,
  membersOnly: false,
  order: 0,
  endAt: null,
}

export const noticeOf = (row: StoredAnnouncement) => ({
  ...textsOf(row),
  picture: row.art,
  linkedPromotionId: row.linked_promotion_id,
  ...shownOf(row),
})

export const noticeColumns = (document: PopupDocument) => ({
  ...PLAIN,
  ...shownColumns(document),
  art: document.picture,
  images: document.picture === null ? [] : [document.picture],
  linked_promotion_id: document.linkedPromotionId,
  texts: { title: document.title, content: document.content },
})
