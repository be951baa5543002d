import { ArtStore, BANNER_WIDTHS, FORMATS } from '@site/art'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { pictureFile, sendPicture } from '#api/pictures/picture'
import { isBanner } from '#content/announcements/repository'

const SLUG = /^[a-z0-9-]{1,64}$/

/** Pictures of announcements (16:7), drawn on demand (look: art); those of none are drawn and kept nowhere. */
export async function bannerRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app.platform
  const store = new ArtStore(config.dataDir)
  app.get<{ Params: { id: string; file: string } }>(
    '/img/banner/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const { width, format } = pictureFile(file, BANNER_WIDTHS)
      if (!SLUG.test(id) || !(await isBanner(db, id))) throw new ApiError('art_unknown')
      return await sendPicture(request, reply, {
        drawing: store.banner(id, width, format),
        type: FORMATS[format],
      })
    },
  )
}
