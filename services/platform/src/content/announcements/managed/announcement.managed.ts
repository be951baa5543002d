import { announcementDocument } from '@site/shared-api/contract/managed-documents'
import { sql } from 'kysely'
import { announcementSource } from '#content/announcements/managed/announcement-source'
import { blankNotice, noticeColumns, noticeOf } from '#content/announcements/managed/notice'

/** Notices that stand in the list alone, for players or for agents (CON-04). */
export const managed = announcementSource({
  kind: 'announcement',
  schema: announcementDocument,
  rows: sql<boolean>`(announcements.type = 'A' or (announcements.type = 'PL' and not announcements.ticker))`,
  blank: { ...blankNotice, leading: false, lobbyNews: false, audience: 'players' },
  shownAt: ({ id }) => `/m/noticeDetail?id=${id}`,
  toDocument: (row) => ({
    ...noticeOf(row),
    leading: row.popular,
    lobbyNews: row.lobby_news,
    audience: row.type === 'A' ? 'agents' : 'players',
  }),
  toColumns: (document) => ({
    ...noticeColumns(document),
    type: document.audience === 'agents' ? 'A' : 'PL',
    popular: document.leading,
    lobby_news: document.lobbyNews,
    ticker: false,
  }),
})
