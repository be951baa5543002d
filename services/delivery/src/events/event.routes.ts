import { failureOf } from '@site/service-kit/failure'
import { StreamRoom } from '@site/service-kit/stream-room'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { seenBy } from '#preview/seen.ts'
import { PlanWatch } from './plan-watch.ts'

/** Networks of mobile phones put many players behind one address. */
const ROOM = { perNetwork: 200, altogether: 20_000 }
const RETRY_AFTER_SECONDS = 30
const TOO_MANY = failureOf({
  code: 'too_many_requests',
  message: 'Too many pages of this network subscribe to changes. The page works without; it tries again.',
  data: { retryAfter: RETRY_AFTER_SECONDS },
})

/** Sends open pages the current plan of their brand, and every change of it (`planChanged`). */
export function eventRoutes(app: FastifyInstance, delivery: Delivery): void {
  const { brands, registry } = delivery
  const room = new StreamRoom(ROOM)
  const watch = new PlanWatch({
    brands,
    registry,
    onProblem: (error) => app.log.error(error, 'the plan could not be looked at'),
  })
  // Before running calls are waited for: a stream never ends by itself.
  app.addHook('preClose', async () => watch.close())

  app.get<{ Querystring: { brand?: string } }>('/m/-/events', async (request, reply) => {
    const out = reply.raw
    if (!room.enter(request.ip, out))
      return reply.code(429).header('Retry-After', RETRY_AFTER_SECONDS).send(TOO_MANY)
    const brand = (await brands.all()).find(({ merchant }) => merchant === request.query.brand)
    if (brand === undefined) return reply.code(404).type('text/plain').send('unknown brand')
    const seen = await seenBy(request, brand, delivery)
    reply.hijack()
    // A client that has gone is counted out already.
    if (out.destroyed) return undefined
    out.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'keep-alive',
    })
    watch.join(brand, out, seen === 'over' ? undefined : seen)
    return undefined
  })
}
