import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { IdleSweeper } from './graceful-close.ts'

/** Another listener of the same service, for what the public never reaches. */
export interface InternalListener {
  readonly server: Server
  readonly host: string
  readonly port: number
  /** The setting that holds its port. */
  readonly setting: string
  /** Answers a request that the process makes to itself as this listener does. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
}

/** Marks what the process asks itself; the value is known to no one else. */
const INJECTED_HEADER = 'x-injected'

/**
 * Gives a service a second listener: a route below `paths` is answered there alone, a route below `shared` at both,
 * any other route never there.
 * Called before the routes are registered; `runService` listens and closing the app closes it, running calls first.
 */
export function createInternalListener(
  app: FastifyInstance,
  paths: readonly string[],
  at: Omit<InternalListener, 'inject' | 'server'>,
  shared: readonly string[] = [],
): InternalListener {
  const inside = new WeakSet<IncomingMessage>()
  const injected = randomBytes(32).toString('base64url')
  const isInside = (request: IncomingMessage): boolean =>
    inside.has(request) || request.headers[INJECTED_HEADER] === injected
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
    if (!request.is404 && isInner !== isInside(request.raw)) return reply.callNotFound()
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
  return {
    ...at,
    server,
    inject: (options) =>
      app.inject({ ...options, headers: { ...options.headers, [INJECTED_HEADER]: injected } }),
  }
}
