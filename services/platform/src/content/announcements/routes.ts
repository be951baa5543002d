import { listAnnouncements, listPromotionCategories } from '@site/shared-api/contract/announcement'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { readerOf } from '#content/announcements/reader'
import { AnnouncementService } from '#content/announcements/service'

/** Promotions, banners, tickers, popups (A7, B7). */
export async function announcementRoutes(app: FastifyInstance): Promise<void> {
  const announcements = new AnnouncementService(app.platform)
  serve(app, listAnnouncements, async (call) => announcements.groups(await readerOf(call), call.query))
  serve(app, listPromotionCategories, async (call) => announcements.categories(await readerOf(call)))
}
