import { tickerDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { announcementSource } from '#content/announcements/managed/announcement-source'
import { blankNotice, noticeColumns, noticeOf } from '#content/announcements/managed/notice'

/** Notices for players that run through the ticker of home (LOB-03). */
export const managed = announcementSource({
  kind: 'ticker',
  schema: tickerDocument,
  rows: sql<boolean>`announcements.type = 'PL' and announcements.ticker`,
  blank: { ...blankNotice, leading: false, lobbyNews: false },
  shownAt: ({ id }) => `/m/noticeDetail?id=${id}`,
  toDocument: (row) => ({ ...noticeOf(row), leading: row.popular, lobbyNews: row.lobby_news }),
  toColumns: (document) => ({
    ...noticeColumns(document),
    type: 'PL',
    popular: document.leading,
    lobby_news: document.lobbyNews,
  }),
})
