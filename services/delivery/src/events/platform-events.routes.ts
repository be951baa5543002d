import { request } from 'node:http'
import { LIVE_EVENTS_PATH } from '@site/shared-api/contract/live'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { forwarded } from '#platform/forwarded.ts'
import { PLATFORM_DOWN } from '#platform/platform-proxy.ts'

/** The platform's event stream behind the site's own origin: passed on as it comes, for as long as the page listens. */
export function platformEventRoutes(app: FastifyInstance, { platformUrl }: Delivery): void {
  app.get(LIVE_EVENTS_PATH, (incoming, reply) => {
    reply.hijack()
    const out = reply.raw
    const down = (): void => {
      if (out.headersSent) out.destroy()
      else
        out
          .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
          .end(JSON.stringify(PLATFORM_DOWN))
    }
    const upstream = request(
      platformUrl + incoming.url,
      {
        headers: { accept: 'text/event-stream', ...forwarded(incoming) },
      },
      (answer) => {
        out.writeHead(answer.statusCode ?? 502, {
          'Content-Type': answer.headers['content-type'] ?? 'text/plain',
          'Cache-Control': 'no-store, no-transform',
          'X-Accel-Buffering': 'no',
        })
        out.flushHeaders()
        answer.on('error', down)
        answer.pipe(out)
      },
    )
    upstream.on('error', down)
    out.on('close', () => upstream.destroy())
    upstream.end()
  })
}
