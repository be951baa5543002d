import httpProxy from '@fastify/http-proxy'
import { failureOf } from '@site/service-kit/failure'
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { cookiesIn, cookiesOut } from '#preview/own-jar.ts'
import { isOverriding, type Asking } from '#preview/preview-cookie.ts'
import { forwarded } from './forwarded.ts'

/** What a page hears of a platform that does not answer. */
export const PLATFORM_DOWN = failureOf({
  code: 'system_unavailable',
  message: 'The platform does not answer at the moment. Try again shortly.',
})

const PREFIXES = ['/wps', '/lgw', '/img']
const ANSWER_LIMIT_MS = 15_000
/** Far below the platform's own limit (72 s): a connection that it closes just as it is used again loses the call. */
const IDLE_MS = 10_000
const AGAIN_MS = 20
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A read whose connection broke is retried once; a call that may have had an effect never is. */
function delayOfRetry(method: string, error: Error | null, attempt: number): number | null {
  const lost = error !== null && 'code' in error && error.code === 'ECONNRESET'
  return lost && attempt === 0 && READS.has(method) ? AGAIN_MS : null
}

/** No session of the site's leaves a browser in which modules of a developer's machine run: it has cookies of its own (MOD-08). */
export function jarred(request: Asking, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (!isOverriding(request)) return headers
  const { cookie, ...others } = headers
  const own = cookiesIn(cookie)
  return { ...others, ...(own !== undefined && { cookie: own }) }
}

/** What the platform gives such a browser is no cookie of the site's. */
function renamed(headers: IncomingHttpHeaders, request: Asking | undefined): IncomingHttpHeaders {
  const given = headers['set-cookie']
  return given && request && isOverriding(request)
    ? { ...headers, 'set-cookie': cookiesOut([given].flat()) }
    : headers
}

/** The platform behind the site's own origin; where it does not answer within 15 s, or not at all: 503 `system_unavailable`. */
export function platformProxy(app: FastifyInstance, upstream: string): void {
  app.all('/wps/internal/*', (_request, reply) =>
    reply.code(404).send(failureOf({ code: 'not_found', message: 'There is no such call.' })),
  )
  /** The library reports a failure twice where the body is still under way: of the connection, and of the pipe into it. */
  const answered = new WeakSet<object>()
  for (const prefix of PREFIXES)
    void app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      http: { agentOptions: { timeout: IDLE_MS }, requestOptions: { timeout: ANSWER_LIMIT_MS } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...jarred(request, headers), ...forwarded(request) }),
        rewriteHeaders: (headers, request) => renamed(headers, request),
        // reason: an answer leaves no error, whatever the library's types say
        retryDelay: ({ err, req, attempt }) => delayOfRetry(req.method, err as Error | null, attempt),
        onError(reply) {
          if (answered.has(reply)) return
          answered.add(reply)
          void reply.code(503).header('Retry-After', '2').send(PLATFORM_DOWN)
        },
      },
    })
}
