import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { noServiceWorker, serviceWorker } from './service-worker.ts'

/** The TypeScript loader marks functions with a helper that a worker does not have. */
const HELPER = 'const __name = (named) => named;'
const text = (work: (worker: never) => void): string => `${HELPER}(${work.toString()})(self);\n`

/** One address for ever: the browser itself compares what it has with what is served (SHL-32). */
export function serviceWorkerRoutes(app: FastifyInstance, { serviceWorker: on }: Delivery): void {
  const script = text(on ? serviceWorker : noServiceWorker)
  app.get('/m/-/sw.js', (_request, reply) =>
    reply
      .headers({
        'Cache-Control': 'no-cache',
        'Service-Worker-Allowed': '/m',
        // The worker's own policy: it loads no code and talks to this site alone.
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
        'X-Content-Type-Options': 'nosniff',
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
