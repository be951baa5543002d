import type { FastifyInstance, FastifyRequest } from 'fastify'

/** One line a call at the level `info`: method, path without its query, status, time, and what `more` says; never a header or a body (PLT-07). */
export function callLog(
  app: FastifyInstance,
  more: (request: FastifyRequest) => Readonly<Record<string, unknown>> = () => ({}),
): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        ...more(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })
}
