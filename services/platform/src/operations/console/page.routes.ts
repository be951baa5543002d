import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ConsoleFile } from '#operations/console/console-files'
import {
  CONSOLE_FILES,
  CONSOLE_PATH,
  consolePage,
  consolePolicy,
  NOT_BUILT,
} from '#operations/console/console-page'
import { ConsoleBuildCache } from '#operations/console/console-build-cache'

const NONCE_BYTES = 18
const YEAR = 'public, max-age=31536000, immutable'

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

/** The operators' console: one page and its files, at the admin listener alone. */
export async function consolePageRoutes(app: FastifyInstance): Promise<void> {
  const cache = new ConsoleBuildCache(app.platform.config.consoleDir)
  app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS))

  const page = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.header('Cache-Control', 'no-store')
    const built = cache.newest()
    if (built === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    return reply
      .header('Content-Security-Policy', consolePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(consolePage(built, nonce))
  }
  app.get(CONSOLE_PATH, { schema: { hide: true } }, page)
  app.get(`${CONSOLE_PATH}/*`, { schema: { hide: true } }, page)
  app.get<{ Params: { file: string } }>(
    `${CONSOLE_FILES}/:file`,
    { schema: { hide: true } },
    (request, reply) => sendFile(request, reply, cache.held?.file(request.params.file)),
  )
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ConsoleFile | undefined): FastifyReply {
  if (file === undefined)
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('not found')
  const accepted = request.headers['accept-encoding'] ?? ''
  void reply.headers({ 'Cache-Control': YEAR, Vary: 'Accept-Encoding' }).type(file.type)
  if (accepted.includes('br')) return reply.header('Content-Encoding', 'br').send(file.br)
  if (accepted.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(file.gzip)
  return reply.send(file.raw)
}
