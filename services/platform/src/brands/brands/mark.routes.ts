import { ownMarkPath } from '@site/config'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { sendPicture } from '#api/pictures/picture'

/** It is a picture and nothing else, should it be opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Brands' own signs. */
export async function markRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { merchant: string; file: string } }>(
    '/img/mark/:merchant/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { merchant } = request.params
      const brand = (await app.platform.brands.held()).find((one) => one.merchant === merchant)
      const svg = brand?.document.ownMark
      if (svg === undefined || svg === null || request.url !== ownMarkPath(merchant, svg))
        throw new ApiError('art_unknown')
      void reply.header('Content-Security-Policy', POLICY)
      return await sendPicture(request, reply, { drawing: svg, type: 'image/svg+xml' })
    },
  )
}
