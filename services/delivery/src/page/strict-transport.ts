import type { FastifyInstance } from 'fastify'

const A_YEAR = 'max-age=31536000'

/** Who came by https comes by https from now on, for a year (HSTS); over http browsers do not listen to it. */
export function strictTransport(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol }, reply) => {
    if (protocol === 'https') void reply.header('Strict-Transport-Security', A_YEAR)
  })
}
