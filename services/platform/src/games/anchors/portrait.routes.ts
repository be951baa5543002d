import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { selectAnyAnchor } from '#games/anchors/repository'
import { ANCHOR_WIDTHS, ArtStore, FORMATS, type ImageFormat } from '@site/art'

const FOREVER = 'public, max-age=31536000, immutable'
const ID = /^[a-z0-9-]{1,40}$/
const FILE = /^(\d{1,4})\.(avif|webp)$/
const isFormat = (text: string | undefined): text is ImageFormat =>
  text !== undefined && Object.hasOwn(FORMATS, text)

/** Portraits of anchors (1:1), drawn on demand; no API call, so not in the OpenAPI document. */
export async function portraitRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app.platform
  const store = new ArtStore(config.dataDir)
  app.get<{ Params: { id: string; file: string } }>(
    '/img/anchor/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params
      const [, digits, format] = FILE.exec(file) ?? []
      const width = ANCHOR_WIDTHS.find((one) => String(one) === digits)
      if (width === undefined || !isFormat(format) || !ID.test(id) || !(await selectAnyAnchor(db, id)))
        throw new ApiError('art_unknown')
      const picture = await store.anchor(id, width, format)
      return reply
        .header('Cache-Control', FOREVER)
        .header('X-Content-Type-Options', 'nosniff')
        .type(FORMATS[format])
        .send(picture)
    },
  )
}
