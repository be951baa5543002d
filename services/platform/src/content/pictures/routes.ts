import { uploadPicture } from '@site/shared-api/contract/picture'
import type { FastifyInstance } from 'fastify'
import type { PictureRule } from '#api/pictures/draw-picture'
import { serveAdmitted } from '#api/serve'
import { insertAudit } from '#brands/index'
import { daily } from '#db/daily/daily'
import { toJson } from '#db/json'
import { bannerUrl } from '#content/announcements/wire'
import { forgetUnused, insertPicture } from '#content/pictures/repository'

/** Until then an operator may return to a discarded draft. */
const UNUSED_KEPT_MS = 30 * 24 * 60 * 60 * 1000
const RULE: PictureRule = {
  formats: ['png', 'jpeg', 'webp', 'avif'],
  wrong: 'picture_type',
  fieldOf: () => 'picture',
}

/** Pictures for what operators write (PLT-08). */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, pictures: gate } = app.platform
  daily(app, 'pictures', async function* (now) {
    yield await forgetUnused(db, new Date(now.getTime() - UNUSED_KEPT_MS))
  })

  serveAdmitted(
    app,
    uploadPicture,
    ({ operator }) => gate.admit('operator', operator.name),
    async ({ admitted, operator, pictures }) => {
      const { slug, width, height, content } = await gate.takeOne(admitted, pictures, RULE)
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
