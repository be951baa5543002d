import { createServer } from 'node:http'
import { serveHealth } from '@site/service-kit/health'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { failures } from '#api/failure'
import { jsonOnly } from '#api/raw-body'
import { crashRoutes } from '#games/crash/crash.routes'
import { fairRoutes } from '#fair/fair.routes'
import { launchRoutes } from '#launch/launch.routes'
import { lotteryRoutes } from '#games/lottery/lottery.routes'
import { resultsRoutes } from '#games/lottery/results.routes'
import { isIdentity, type Handler } from '#identity/address'
import { paymentRoutes } from '#payments/payments.routes'
import { gameRoutes } from '#play/game.routes'
import { playRoutes } from '#play/play.routes'
import type { Provider } from '#provider'
import { roundsRoutes } from '#rounds/rounds.routes'
import { slotRoutes } from '#games/slot/slot.routes'

const BODY_LIMIT = 32 * 1024

/** The public routes of the provider: the platform's calls, the games' pages and what the pages call. */
export function buildApp(provider: Provider, identity?: Handler): FastifyInstance {
  const { deps } = provider
  const app = Fastify({
    logger: deps.logger ?? false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    serverFactory: serverOf(identity),
    routerOptions: { maxParamLength: 120 },
  })
  jsonOnly(app)
  failures(app)
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store')
    if (!reply.hasHeader('X-Content-Type-Options')) void reply.header('X-Content-Type-Options', 'nosniff')
  })
  serveHealth(app, '')
  launchRoutes(app, provider)
  roundsRoutes(app, provider)
  playRoutes(app, provider)
  gameRoutes(app, provider)
  fairRoutes(app, provider)
  slotRoutes(app, provider)
  crashRoutes(app, provider)
  lotteryRoutes(app, provider)
  paymentRoutes(app, provider)
  resultsRoutes(app, provider)
  return app
}

/** One port for both: what belongs to the sandbox sign-in never reaches the games. */
function serverOf(identity: Handler | undefined): FastifyServerFactory {
  return (serve) =>
    createServer((request, response) => {
      if (identity && isIdentity(request.url)) identity(request, response)
      else serve(request, response)
    })
}
