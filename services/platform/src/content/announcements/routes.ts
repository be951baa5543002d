import { listAnnouncements, listPromotionCategories } from '@site/shared-api/contract/announcement'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { drafted } from '#brands/index'
import { readerOf } from '#content/announcements/reader'
import { AnnouncementService } from '#content/announcements/service'

/** Promotions, banners, tickers, popups (A7, B7). */
export async function announcementRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { clock } = platform
  serve(app, listAnnouncements, async (call) => {
    const reader = await readerOf(call)
    return await drafted(platform, call, (db) =>
      new AnnouncementService({ clock, db }).groups(reader, call.query),
    )
  })
  serve(app, listPromotionCategories, async (call) => {
    const reader = await readerOf(call)
    return await drafted(platform, call, (db) => new AnnouncementService({ clock, db }).categories(reader))
  })
}
