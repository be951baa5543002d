import type { FastifyInstance, FastifyReply } from 'fastify'
import { gamePage, gamePolicy, gonePage } from '#play/page'
import { seatOf } from '#play/seat'
import type { Provider } from '#provider'

const NONCE_BYTES = 16

/** The pages of the games and their files. */
export function playRoutes(app: FastifyInstance, { deps, launches }: Provider): void {
  app.get<{ Params: { id: string } }>('/play/:id', async (request, reply) => {
    const nonce = deps.token(NONCE_BYTES)
    const launch = await launches.find(request.params.id)
    document(reply)
    if (launch === undefined) {
      const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`
      return reply.code(410).header('Content-Security-Policy', policy).send(gonePage(nonce))
    }
    const { lobbyOrigin, artUrl } = launch.body
    return reply
      .header('Content-Security-Policy', gamePolicy(nonce, lobbyOrigin, artUrl))
      .send(gamePage(seatOf(launch), deps.files, nonce))
  })

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = deps.files.named(request.params.name)
    if (file === undefined) return reply.callNotFound()
    return reply
      .header('Content-Type', file.type)
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .send(file.body)
  })
}

function document(reply: FastifyReply): void {
  void reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Referrer-Policy', 'no-referrer')
    .header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
}
