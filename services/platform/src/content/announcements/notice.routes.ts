import {
  listLobbyNews,
  listNotices,
  listPopular,
  readAllNotices,
  readAnnouncement,
} from '@site/shared-api/contract/announcement'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { drafted } from '#brands/index'
import { NoticeService } from '#content/announcements/notice.service'
import { readerFor, readerOf } from '#content/announcements/reader'
import type { Session } from '#identity/index'

/** Notices, and what of them is read: told to every open page of the member (B4, B7). */
export async function noticeRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, teller } = platform
  const notices = new NoticeService(platform)

  const tellRead = ({ merchant, memberId }: Session, about?: string): void =>
    teller.tell({ topic: 'notices', merchant, id: memberId, ...(about !== undefined && { about }) })

  serve(app, listNotices, async (call) => {
    const reader = await readerOf(call)
    return await drafted(platform, call, (db) => new NoticeService({ clock, db }).list(reader, call.query))
  })
  serve(app, listPopular, async (call) => {
    const reader = await readerOf(call)
    return await drafted(platform, call, (db) => new NoticeService({ clock, db }).popular(reader))
  })
  serve(app, listLobbyNews, async (call) => {
    const reader = await readerOf(call)
    return await drafted(platform, call, (db) => new NoticeService({ clock, db }).lobbyNews(reader))
  })
  serve(app, readAnnouncement, async (call) => {
    const { session } = call
    const { announcementId } = call.body
    const { unread, isNew } = await notices.read({ ...readerFor(call), session }, announcementId)
    if (isNew) tellRead(session, announcementId)
    return { announcementId, read: true as const, unread }
  })
  serve(app, readAllNotices, async (call) => {
    const { session } = call
    const { unread, isNew } = await notices.readAll({ ...readerFor(call), session })
    if (isNew) tellRead(session)
    return { unread }
  })
}
