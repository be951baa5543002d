import { request, type ServerResponse } from 'node:http'
import { LIVE_EVENTS_PATH } from '@site/shared-api/contract/live'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { forwarded } from '#platform/forwarded.ts'
import { jarred, PLATFORM_DOWN } from '#platform/platform-proxy.ts'

/** For the platform's first word; afterwards it breathes every 15 s. */
const ANSWER_LIMIT_MS = 15_000
const SILENCE_LIMIT_MS = 60_000

/** The platform's event stream behind the site's own origin: passed on as it comes, for as long as the page listens. */
export function platformEventRoutes(app: FastifyInstance, { platformUrl }: Delivery): void {
  const open = new Set<ServerResponse>()
  // Before running calls are waited for: a stream never ends by itself, and the platform has said when to come back.
  app.addHook('preClose', async () => {
    for (const out of open) out.end()
  })
  app.get(LIVE_EVENTS_PATH, (incoming, reply) => {
    reply.hijack()
    const out = reply.raw
    open.add(out)
    out.on('close', () => open.delete(out))
    const down = (): void => {
      if (out.headersSent) out.destroy()
      else
        out
          .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
          .end(JSON.stringify(PLATFORM_DOWN))
    }
    // A guest of customer service is known by a cookie: an event stream carries nothing else.
    const { cookie } = jarred(incoming, incoming.headers)
    const upstream = request(
      platformUrl + incoming.url,
      {
        headers: {
          accept: 'text/event-stream',
          ...(cookie !== undefined && { cookie }),
          ...forwarded(incoming),
        },
      },
      (answer) => {
        out.writeHead(answer.statusCode ?? 502, {
          'Content-Type': answer.headers['content-type'] ?? 'text/plain',
          'Cache-Control': 'no-store, no-transform',
          'X-Accel-Buffering': 'no',
        })
        out.flushHeaders()
        upstream.setTimeout(SILENCE_LIMIT_MS)
        answer.on('error', down)
        answer.pipe(out)
      },
    )
    upstream.setTimeout(ANSWER_LIMIT_MS)
    upstream.on('timeout', () => upstream.destroy(new Error('the platform is silent')))
    upstream.on('error', down)
    out.on('close', () => upstream.destroy())
    upstream.end()
  })
}
