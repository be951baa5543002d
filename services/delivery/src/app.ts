import { serveHealth } from '@site/service-kit/health'
import { loggerOptions } from '@site/service-kit/log'
import Fastify, { type FastifyInstance } from 'fastify'
import { assetRoutes } from '#assets/asset.routes.ts'
import type { Delivery } from '#delivery.ts'
import { eventRoutes } from '#events/event.routes.ts'
import { platformEventRoutes } from '#events/platform-events.routes.ts'
import { failureRoutes } from '#failures/failure.routes.ts'
import { frameRoutes } from '#install/frame.routes.ts'
import { iconRoutes } from '#install/icon.routes.ts'
import { manifestRoutes } from '#install/manifest.routes.ts'
import { serviceWorkerRoutes } from '#install/service-worker.routes.ts'
import { messageRoutes } from '#page/message.routes.ts'
import { pageRoutes } from '#page/page.routes.ts'
import { platformProxy } from '#platform/platform-proxy.ts'

/** The public face of the site: pages, assets, events, and the platform behind the same origin. */
export function buildApp(delivery: Delivery, logLevel?: string): FastifyInstance {
  const app = Fastify({
    logger: logLevel === undefined ? false : loggerOptions(logLevel),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    disableRequestLogging: true,
  })
  assetRoutes(app, delivery)
  iconRoutes(app, delivery)
  manifestRoutes(app, delivery)
  serviceWorkerRoutes(app, delivery)
  frameRoutes(app, delivery)
  messageRoutes(app, delivery)
  eventRoutes(app, delivery)
  platformEventRoutes(app, delivery)
  failureRoutes(app, delivery)
  pageRoutes(app, delivery)
  serveHealth(app, '/m/-', {
    about: () => ({
      modules: ['shell', ...delivery.registry.modules()].map((name) => ({
        name,
        version: delivery.registry.live(name)?.version ?? null,
      })),
    }),
    ready: () => void delivery.shellServerFile(),
  })
  platformProxy(app, delivery.platformUrl)
  app.setErrorHandler((error, request, reply) => {
    const status =
      typeof error === 'object' &&
      error !== null &&
      'statusCode' in error &&
      typeof error.statusCode === 'number'
        ? error.statusCode
        : 500
    if (status >= 500) request.log.error(error)
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'The page could not be made. Try again shortly.' : 'bad request')
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
      ? reply.redirect('/m/home', 302)
      : reply.code(404).type('text/plain').send('not found'),
  )
  app.addHook('onClose', () => delivery.drawing.close())
  return app
}
