import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { pictureFile, sendPicture } from '#api/pictures/picture'
import { selectAnyGame } from '#games/catalogue/games.repository'
import { selectVendor } from '#games/catalogue/vendors/vendors.repository'
import { ArtStore, FORMATS, GAME_WIDTHS, type Tone, TONES, vendorMark } from '@site/art'
import { subjectOf } from './subject.ts'

const NODE = /^\d{1,18}$/
/** Provider code, then the colour suffix: `JL-light.svg`; without one the mark is for dark grounds. */
const VENDOR_FILE = new RegExp(`^([A-Za-z0-9_-]{1,32}?)(?:-(${TONES.join('|')}))?\\.svg$`)
/** These routes are no API calls: they stay out of the OpenAPI document. */
const HIDDEN = { schema: { hide: true } } as const

const unknown = (): ApiError => new ApiError('art_unknown')
const isTone = (text: string): text is Tone => TONES.some((tone) => tone === text)

/** Pictures of games (1:1) and marks of providers, drawn on demand (look: art). */
export async function artRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app.platform
  const store = new ArtStore(config.dataDir)

  app.get<{ Params: { nodeId: string; file: string } }>(
    '/img/game/:nodeId/:file',
    HIDDEN,
    async (request, reply) => {
      const { nodeId, file } = request.params
      const { width, format } = pictureFile(file, GAME_WIDTHS)
      const game = NODE.test(nodeId) ? await selectAnyGame(db, nodeId) : undefined
      if (!game) throw unknown()
      const subject = subjectOf(game, await selectVendor(db, game.vendor))
      return await sendPicture(request, reply, {
        drawing: store.game(nodeId, subject, width, format),
        type: FORMATS[format],
      })
    },
  )

  app.get<{ Params: { file: string }; Querystring: { tone?: string } }>(
    '/img/vendor/:file',
    HIDDEN,
    async (request, reply) => {
      const [, code, suffix] = VENDOR_FILE.exec(request.params.file) ?? []
      const vendor = code === undefined ? undefined : await selectVendor(db, code)
      if (!vendor) throw new ApiError('vendor_unknown')
      const tone = request.query.tone ?? suffix ?? 'dark'
      if (!isTone(tone)) throw unknown()
      const mark = vendorMark({ seed: vendor.logo_seed, name: vendor.names.EN, colour: vendor.colour }, tone)
      return await sendPicture(request, reply, { drawing: mark, type: 'image/svg+xml' })
    },
  )
}
