import { ArtStore, BANNER_WIDTHS, FORMATS } from '@site/art'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { pictureFile, sendPicture } from '#api/pictures/picture'
import { isBanner } from '#content/announcements/repository'
import { isGoodPicture } from '#money/index'
import { isPictureThere, selectPicture } from '#content/pictures/repository'

const SLUG = /^[a-z0-9-]{1,64}$/
type BannerRequest = FastifyRequest<{ Params: { id: string; file: string } }>

/**
 * Pictures of announcements (16:7): those that operators brought in each width, others drawn on demand (look: art); what
 * nothing shows is drawn and kept nowhere. On the admin listener too, which does not serve players' addresses.
 */
export async function bannerRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app.platform
  const store = new ArtStore(config.dataDir)

  async function send(request: BannerRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id, file } = request.params
    const { width, format } = pictureFile(file, BANNER_WIDTHS)
    if (!SLUG.test(id)) throw new ApiError('art_unknown')
    const type = FORMATS[format]
    if (await isPictureThere(db, id)) {
      const drawing = store.photo(id, () => contentOf(id), width, format)
      return await sendPicture(request, reply, { drawing, type })
    }
    if (!(await isBanner(db, id)) && !(await isGoodPicture(db, id))) throw new ApiError('art_unknown')
    return await sendPicture(request, reply, { drawing: store.banner(id, width, format), type })
  }

  async function contentOf(slug: string): Promise<Buffer> {
    const content = await selectPicture(db, slug)
    if (!content) throw new ApiError('art_unknown')
    return content
  }

  for (const path of ['/img/banner/:id/:file', '/wps/operator/img/banner/:id/:file'])
    app.get<{ Params: { id: string; file: string } }>(path, { schema: { hide: true } }, send)
}
