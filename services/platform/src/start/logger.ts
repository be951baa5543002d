import type { FastifyServerOptions } from 'fastify'

const SECRETS = ['authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie', '*.data']

/** Structured lines on stderr; a request is its method and path, never its query, headers or body. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    stream: process.stderr,
    redact: { paths: SECRETS, censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}
