import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50

/** Lets running calls end on close, and hangs up kept-alive connections as soon as theirs has ended (PLT-07). */
export function gracefulClose(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
