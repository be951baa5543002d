import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import { selectAnyGame } from '#games/catalogue/games.repository'
import { selectVendor } from '#games/catalogue/vendors/vendors.repository'
import {
  ArtStore,
  BANNER_WIDTHS,
  FORMATS,
  GAME_WIDTHS,
  type ImageFormat,
  type Tone,
  TONES,
  vendorMark,
} from '@site/art'
import { subjectOf } from './subject.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const NODE = /^\d{1,18}$/
const SLUG = /^[a-z0-9-]{1,64}$/
const FILE = /^(\d{1,4})\.(avif|webp)$/
/** Provider code, then the colour suffix: `JL-light.svg`; without one the mark is for dark grounds. */
const VENDOR_FILE = new RegExp(`^([A-Za-z0-9_-]{1,32}?)(?:-(${TONES.join('|')}))?\\.svg$`)
/** These routes are no API calls: they stay out of the OpenAPI document. */
const HIDDEN = { schema: { hide: true } } as const

const unknown = (): ApiError => new ApiError('art_unknown')
const isFormat = (text: string | undefined): text is ImageFormat =>
  text !== undefined && Object.hasOwn(FORMATS, text)

const isTone = (text: string): text is Tone => TONES.some((tone) => tone === text)

/** Width and format of a file name such as `240.avif`; throws `art_unknown` for any other. */
function fileOf(name: string, widths: readonly number[]): { width: number; format: ImageFormat } {
  const [, digits, format] = FILE.exec(name) ?? []
  const width = widths.find((one) => String(one) === digits)
  if (width === undefined || !isFormat(format)) throw unknown()
  return { width, format }
}

function send(request: FastifyRequest, reply: FastifyReply, content: Buffer | string, type: string) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  void reply
    .header('Cache-Control', FOREVER)
    .header('ETag', etag)
    .header('X-Content-Type-Options', 'nosniff')
    .type(type)
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(content)
}

/** Pictures of games (1:1), of banners (16:7) and marks of providers, drawn on demand (look: art). */
export async function artRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app.platform
  const store = new ArtStore(config.dataDir)

  app.get<{ Params: { nodeId: string; file: string } }>(
    '/img/game/:nodeId/:file',
    HIDDEN,
    async (request, reply) => {
      const { nodeId, file } = request.params
      const { width, format } = fileOf(file, GAME_WIDTHS)
      const game = NODE.test(nodeId) ? await selectAnyGame(db, nodeId) : undefined
      if (!game) throw unknown()
      const subject = subjectOf(game, await selectVendor(db, game.vendor))
      return send(request, reply, await store.game(nodeId, subject, width, format), FORMATS[format])
    },
  )

  app.get<{ Params: { id: string; file: string } }>(
    '/img/banner/:id/:file',
    HIDDEN,
    async (request, reply) => {
      const { id, file } = request.params
      const { width, format } = fileOf(file, BANNER_WIDTHS)
      if (!SLUG.test(id)) throw unknown()
      return send(request, reply, await store.banner(id, width, format), FORMATS[format])
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
      return send(request, reply, mark, 'image/svg+xml')
    },
  )
}
