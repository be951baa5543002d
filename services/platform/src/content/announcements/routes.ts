import {
  listAnnouncements,
  listLobbyNews,
  listNotices,
  listPopular,
  listPromotionCategories,
  readAnnouncement,
} from '@site/shared-api/contract/announcement'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { AnnouncementService, type Reader } from '#content/announcements/service'
import { pictureHosts } from '#content/rich-text/picture-hosts'
import type { LiveBrand } from '#brands/index'
import type { Session } from '#identity/index'

interface Asking {
  brand: LiveBrand
  language: LanguageCode
  visitor(): Promise<Session | undefined>
}

/** Promotions, banners, notices, popups (A7, B7). */
export async function announcementRoutes(app: FastifyInstance): Promise<void> {
  const announcements = new AnnouncementService(app.platform)
  serve(app, listAnnouncements, async (call) => announcements.groups(await readerOf(call), call.query))
  serve(app, listNotices, async (call) => announcements.notices(await readerOf(call)))
  serve(app, listPopular, async (call) => announcements.popular(await readerOf(call)))
  serve(app, listLobbyNews, async (call) => announcements.lobbyNews(await readerOf(call)))
  serve(app, listPromotionCategories, async (call) => announcements.categories(await readerOf(call)))
  serve(app, readAnnouncement, async ({ body, brand, language, session }) => {
    const { timeZone } = brand.document
    const hosts = pictureHosts(brand.document)
    const reader = { merchant: brand.merchant, language, timeZone, hosts, session }
    const unread = await announcements.read(reader, body.announcementId)
    return { announcementId: body.announcementId, read: true as const, unread }
  })
}

async function readerOf(call: Asking): Promise<Reader> {
  return {
    merchant: call.brand.merchant,
    language: call.language,
    timeZone: call.brand.document.timeZone,
    hosts: pictureHosts(call.brand.document),
    session: await call.visitor(),
  }
}
