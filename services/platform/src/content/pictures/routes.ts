import { PICTURE_TYPES, uploadPicture } from '@site/shared-api/contract/picture'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import type { PictureRule } from '#api/pictures/draw-picture'
import { serveAdmitted } from '#api/serve'
import { insertAudit } from '#brands/index'
import { daily } from '#db/daily/daily'
import { toJson } from '#db/json'
import { bannerUrl } from '#content/announcements/wire'
import { forgetUnused, insertPicture } from '#content/pictures/repository'

/** Until then somebody may come back to a draft that was thrown away. */
const UNUSED_KEPT_MS = 30 * 24 * 60 * 60 * 1000
const RULE: PictureRule = {
  formats: ['png', 'jpeg', 'webp', 'avif'],
  wrong: 'picture_type',
  fieldOf: () => 'picture',
}

/** Pictures for what operators write (PLT-08). */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, pictures } = app.platform
  app.addContentTypeParser([...PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  daily(app, 'pictures', async function* (now) {
    yield await forgetUnused(db, new Date(now.getTime() - UNUSED_KEPT_MS))
  })

  serveAdmitted(
    app,
    uploadPicture,
    ({ operator }) => pictures.admit('operator', operator.name),
    async ({ admitted, operator, request }) => {
      const file = request.body
      if (!Buffer.isBuffer(file)) throw new ApiError('picture_type', { field: 'picture' })
      const { slug, width, height, content } = await pictures.takeOne(admitted, file, RULE)
      const now = clock.now()
      const detail = { before: {}, after: { width, height, bytes: content.length } }
      await db.transaction().execute(async (tx) => {
        await insertPicture(tx, {
          slug,
          width,
          height,
          content,
          uploaded_at: now,
          uploaded_by: operator.name,
        })
        await insertAudit(tx, {
          at: now,
          actor: operator.name,
          action: 'picture.uploaded',
          subject: slug,
          detail: toJson(detail),
        })
      })
      return { picture: slug, url: bannerUrl(slug), width, height, bytes: content.length }
    },
  )
}
