import type { FastifyServerOptions } from 'fastify'

/** Structured lines on stderr; a request is its method and route, never its ids, headers or body. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}
