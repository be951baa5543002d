import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createInternalListener, type InternalListener } from './internal-listener.ts'
import { metrics } from './metrics.ts'

const MAX_PORT = 65_535
const PATH = '/metrics'

/** Where a service without operators serves its metrics; nowhere without a port. */
export const metricsSettings = {
  METRICS_PORT: z.coerce.number().int().min(0).max(MAX_PORT).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
}

/** A listener that serves Prometheus' text at `/metrics`; the public listener never does (PLT-07). */
export function createMetricsListener(
  app: FastifyInstance,
  { port, host }: { port: number | undefined; host: string },
): InternalListener | undefined {
  const inner = createInternalListener(app, [PATH], { host, port: port ?? 0, setting: 'METRICS_PORT' })
  metrics(app, PATH, () => undefined)
  return port === undefined ? undefined : inner
}
