import { gracefulClose } from '@site/service-kit/graceful-close'
import { serveHealth } from '@site/service-kit/health'
import { loggerOptions } from '@site/service-kit/log'
import { requestId } from '@site/service-kit/request-id'
import { leaveUnread } from '@site/service-kit/unread-bodies'
import Fastify, { type FastifyInstance } from 'fastify'
import { ageRoutes } from '#age-gate/age.routes.ts'
import { assetRoutes } from '#assets/asset.routes.ts'
import type { Delivery } from '#delivery.ts'
import { eventRoutes } from '#events/event.routes.ts'
import { platformEventRoutes } from '#events/platform-events.routes.ts'
import { answerFailure } from '#failures/answer-failure.ts'
import { failureRoutes } from '#failures/failure.routes.ts'
import { fieldRoutes } from '#field/field.routes.ts'
import { frameRoutes } from '#install/frame.routes.ts'
import { iconRoutes } from '#install/icon.routes.ts'
import { manifestRoutes } from '#install/manifest.routes.ts'
import { serviceWorkerRoutes } from '#install/service-worker.routes.ts'
import { messageRoutes } from '#page/message.routes.ts'
import { pageRoutes } from '#page/page.routes.ts'
import { strictTransport } from '#page/strict-transport.ts'
import { platformProxy } from '#platform/platform-proxy.ts'
import { previewRoutes } from '#preview/preview.routes.ts'

/** Who takes longer to ask is hung up. */
const REQUEST_LIMIT_MS = 30_000

interface AppOptions {
  /** Without one nothing is logged. */
  readonly logLevel?: string
  /** Networks of the proxies that are believed for whom they ask. */
  readonly trustedProxies?: readonly string[]
}

/** The public face of the site: pages, assets, events, and the platform behind the same origin. */
export function buildApp(
  delivery: Delivery,
  { logLevel, trustedProxies = ['loopback'] }: AppOptions = {},
): FastifyInstance {
  const app = Fastify({
    trustProxy: [...trustedProxies],
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    logger: logLevel === undefined ? false : loggerOptions(logLevel),
    requestTimeout: REQUEST_LIMIT_MS,
    routerOptions: { maxParamLength: 300 },
    disableRequestLogging: true,
    genReqId: requestId,
  })
  gracefulClose(app)
  leaveUnread(app)
  strictTransport(app)
  assetRoutes(app, delivery)
  iconRoutes(app, delivery)
  manifestRoutes(app, delivery)
  serviceWorkerRoutes(app, delivery)
  frameRoutes(app, delivery)
  messageRoutes(app, delivery)
  eventRoutes(app, delivery)
  platformEventRoutes(app, delivery)
  failureRoutes(app, delivery)
  previewRoutes(app, delivery)
  ageRoutes(app, delivery)
  fieldRoutes(app, delivery)
  pageRoutes(app, delivery)
  serveHealth(app, '/m/-', {
    about: async () => ({
      ...(await stateOf(delivery)),
      modules: ['shell', ...delivery.registry.modules()].map((name) => ({
        name,
        version: delivery.registry.live(name)?.version ?? null,
      })),
    }),
    ready: () => void delivery.shellBuild(),
  })
  platformProxy(app, delivery.platformUrl)
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
      ? reply.redirect('/m/home', 302)
      : reply.code(404).type('text/plain').send('not found'),
  )
  app.addHook('onListen', async () => delivery.declarations.start())
  app.addHook('onClose', async () => delivery.declarations.stop())
  app.addHook('onClose', () => delivery.drawing.close())
  return app
}

/** Pages are served even where their data is older than it should be; the supervisor sees `degraded`. */
async function stateOf({ brands, registry }: Delivery): Promise<Record<string, unknown>> {
  await brands.all()
  const platform = brands.trouble() === undefined ? 'ok' : 'unreachable'
  const pointers = registry.isReadable() ? 'ok' : 'unreadable'
  return { status: platform === pointers ? 'ok' : 'degraded', platform, registry: pointers }
}
