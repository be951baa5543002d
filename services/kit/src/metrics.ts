import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3]
const MS_PER_SECOND = 1000

/** A counter that `metrics` reports. */
export const counter = <Label extends string>(about: { name: string; help: string; labelNames: Label[] }) =>
  new Counter<Label>({ ...about, registers: [] })

/** Counts and times every call by its route and serves this, and `more`, at `path`; `admit` throws to refuse a caller (PLT-07). */
export function metrics(
  app: FastifyInstance,
  path: string,
  admit: (request: FastifyRequest) => void,
  more: readonly Counter[] = [],
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const one of more) registry.registerMetric(one)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a call',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / MS_PER_SECOND,
    )
  })
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    admit(request)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
