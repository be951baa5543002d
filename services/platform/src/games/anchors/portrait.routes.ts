import { ANCHOR_WIDTHS, ArtStore, FORMATS } from '@site/art'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { pictureFile, sendPicture } from '#api/pictures/picture'
import { selectAnyAnchor } from '#games/anchors/repository'

const ID = /^[a-z0-9-]{1,40}$/

/** Portraits of anchors (1:1), drawn on demand; no API call, so not in the OpenAPI document. */
export async function portraitRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app.platform
  const store = new ArtStore(config.dataDir)
  app.get<{ Params: { id: string; file: string } }>(
    '/img/anchor/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const { width, format } = pictureFile(file, ANCHOR_WIDTHS)
      if (!ID.test(id) || !(await selectAnyAnchor(db, id))) throw new ApiError('art_unknown')
      return await sendPicture(request, reply, {
        drawing: store.anchor(id, width, format),
        type: FORMATS[format],
      })
    },
  )
}
