import { popupDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { announcementSource } from '#content/announcements/managed/announcement-source'
import { blankNotice, noticeColumns, noticeOf } from '#content/announcements/managed/notice'

/** What a player is shown after signing in, one after another (LOB-03). */
export const managed = announcementSource({
  kind: 'popup',
  schema: popupDocument,
  rows: sql<boolean>`announcements.type = 'PU'`,
  blank: blankNotice,
  shownAt: () => '/m/home',
  toDocument: noticeOf,
  toColumns: (document) => ({ ...noticeColumns(document), type: 'PU' }),
})
