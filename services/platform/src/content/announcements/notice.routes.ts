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
import { daily } from '#db/daily/daily'
import { forgetReads } from '#content/announcements/forget-reads.repository'
import { NoticeService } from '#content/announcements/notice.service'
import { readerFor, readerOf } from '#content/announcements/reader'
import type { Session } from '#identity/index'

/** Who has read an announcement is kept so long after its end. */
const READS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Notices and their read state, which is published to every open page of the member (B4, B7). */
export async function noticeRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock, eventPublisher } = platform
  const notices = new NoticeService(platform)
  daily(app, 'announcement-reads', (now) => forgetReads(platform.db, new Date(now.getTime() - READS_KEPT_MS)))

  const publishRead = ({ merchant, memberId }: Session, about?: string): void =>
    eventPublisher.publish({
      topic: 'notices',
      merchant,
      id: memberId,
      ...(about !== undefined && { about }),
    })

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
    if (isNew) publishRead(session, announcementId)
    return { announcementId, read: true as const, unread }
  })
  serve(app, readAllNotices, async (call) => {
    const { session } = call
    const { unread, isNew } = await notices.readAll({ ...readerFor(call), session })
    if (isNew) publishRead(session)
    return { unread }
  })
}
