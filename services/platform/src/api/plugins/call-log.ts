import type { FastifyInstance } from 'fastify'

/** One line a call: method and path without its query, status, time; never a header or a body (PLT-07). */
export function callLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        merchant: request.who.brand?.merchant,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })
}
