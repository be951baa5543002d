import type { FastifyServerOptions } from 'fastify'

const SECRETS = ['authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie', '*.data']

/** What is written down of a request. */
interface Logged {
  readonly method: string
  readonly url: string
  readonly ip?: string
  readonly routeOptions?: { readonly url?: string | undefined }
}

/** Which name of a request is logged: its path, or its route where paths hold confidential ids. */
type Named = 'path' | 'route'

/** Structured lines on stderr, secrets hidden; a request is its method and name, never its query, headers or body (PLT-07). */
export function loggerOptions(
  level: string,
  named: Named = 'path',
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream: process.stderr,
    redact: { paths: SECRETS, censor: '[hidden]' },
    serializers: {
      req: ({ method, url, ip, routeOptions }: Logged) =>
        named === 'path' ? { method, path: url.split('?', 1)[0], ip } : { method, route: routeOptions?.url },
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}

/** A line of the log where there is no request. */
export function logLine(level: 'warn' | 'error', service: string, about: object): void {
  process.stderr.write(`${JSON.stringify({ level, service, ...about })}\n`)
}
