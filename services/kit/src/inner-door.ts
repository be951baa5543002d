import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { IdleSweeper } from './graceful-close.ts'

/** Another listener of the same service, for what the public never reaches. */
export interface InnerDoor {
  readonly server: Server
  readonly host: string
  readonly port: number
  /** The setting that holds its port. */
  readonly setting: string
}

/**
 * Gives a service a second listener: what stands below `paths` is answered there alone, what stands below `shared` at both,
 * everything else never there.
 * Called before the routes are registered; `runService` listens and closing the app closes it, running calls first.
 */
export function innerDoor(
  app: FastifyInstance,
  paths: readonly string[],
  at: Omit<InnerDoor, 'server'>,
  shared: readonly string[] = [],
): InnerDoor {
  const inside = new WeakSet<IncomingMessage>()
  const server = createServer((request, response) => {
    inside.add(request)
    app.routing(request, response)
  })
  const { headersTimeout, keepAliveTimeout, requestTimeout } = app.server
  Object.assign(server, { headersTimeout, keepAliveTimeout, requestTimeout })
  // What is no HTTP is answered as at the other listener.
  server.on('clientError', (error, socket) => void app.server.emit('clientError', error, socket))
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions
    const isBelow = (path: string): boolean => url === path || url.startsWith(`${path}/`)
    if (shared.some(isBelow)) return undefined
    const isInner = paths.some(isBelow)
    if (!request.is404 && isInner !== inside.has(request.raw)) return reply.callNotFound()
    return undefined
  })
  let closed: Promise<void> | undefined
  const sweeper = new IdleSweeper(server)
  app.addHook('preClose', async () => {
    closed = new Promise((done) => server.close(() => done()))
    sweeper.start()
  })
  app.addHook('onClose', async () => {
    await closed
    sweeper.stop()
  })
  return { ...at, server }
}
