import type { FastifyInstance, FastifyRequest } from 'fastify'

interface CallLog {
  /** Where paths hold ids that nobody else should read, a call is named by its route. */
  readonly byRoute?: boolean
  readonly more?: (request: FastifyRequest) => Readonly<Record<string, unknown>>
}

/** One line a call at the level `info`: method, path without its query, status, time; never a header or a body (PLT-07). */
export function callLog(app: FastifyInstance, { byRoute = false, more }: CallLog = {}): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: byRoute ? (request.routeOptions.url ?? 'unknown') : request.url.split('?', 1)[0],
        ...more?.(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })
}
