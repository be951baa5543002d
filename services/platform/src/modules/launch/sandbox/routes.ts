import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LANGUAGES, openSandbox, playSandbox } from '@site/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { sandboxPage, sandboxPolicy } from '#modules/launch/sandbox/page'
import { SANDBOX_PAGE } from '#modules/launch/sandbox/sandbox.provider'
import { SandboxService } from '#modules/launch/sandbox/service'

/** These routes are no API calls: they stay out of the OpenAPI document. */
const HIDDEN = { schema: { hide: true } } as const
const FILES = {
  'play.js': { file: 'play.client.js', type: 'text/javascript; charset=utf-8' },
  'play.css': { file: 'play.css', type: 'text/css; charset=utf-8' },
} as const
const PREFLIGHT_SECONDS = '600'

/** The sandbox's page with its two files, and the calls it makes from a frame without an origin. */
export async function sandboxRoutes(app: FastifyInstance): Promise<void> {
  const sandbox = new SandboxService(app.platform)

  app.get<{ Querystring: { lang?: unknown } }>(SANDBOX_PAGE, HIDDEN, async (request, reply) => {
    const language = LANGUAGES.find((code) => code === request.query.lang) ?? 'EN'
    return reply
      .headers({
        'Content-Security-Policy': sandboxPolicy(`${request.protocol}://${siteOf(request.host)}`),
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      })
      .type('text/html; charset=utf-8')
      .send(sandboxPage(language))
  })

  for (const [name, { file, type }] of Object.entries(FILES)) {
    const content = readFileSync(new URL(file, import.meta.url))
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
    app.get(`/lgw/sandbox/${name}`, HIDDEN, async (request, reply) => {
      void reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' })
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type(type).send(content)
    })
  }

  // The frame has no origin and sends no cookie: its tickets are all it has, so any origin may ask.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('Access-Control-Allow-Origin', '*')
  })
  for (const { path } of [openSandbox, playSandbox])
    app.options(path, HIDDEN, async (_request, reply) =>
      reply
        .headers({
          'Access-Control-Allow-Methods': 'POST',
          'Access-Control-Allow-Headers': 'Content-Type',
          'Access-Control-Max-Age': PREFLIGHT_SECONDS,
        })
        .status(204)
        .send(),
    )
  serve(app, openSandbox, ({ body, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return sandbox.open(body.token)
  })
  serve(app, playSandbox, ({ body }) => sandbox.play(body))
}

/** A host with its port, as a policy may name it; anything else is nobody's site. */
function siteOf(host: string): string {
  return /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i.test(host) ? host : 'invalid.invalid'
}
