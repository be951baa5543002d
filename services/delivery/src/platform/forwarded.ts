import { sameRequest } from '@site/service-kit/request-id'
import type { FastifyRequest } from 'fastify'

/** The client of a platform call: as the trusted proxies before this service say, else as the connection shows. */
export function forwarded(
  request: Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'protocol'>,
): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    ...sameRequest(request),
  }
}
