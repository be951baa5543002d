import { isLanguage, type Language } from '@site/config'
import type { Release } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { messagesOf, messagesOfParts } from '#plan/plan-messages.ts'
import { buildsFor } from '#preview/builds-for.ts'
import { seenBy } from '#preview/seen.ts'
import { previewed } from '#preview/previewed.ts'
import { readVisitor } from './visitor.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** `EN.json`: all messages of a module; `home.screen.EN.json`: its own, and those of that part. */
const FILE = /^(?:([a-z0-9-]+\.(?:screen|slot))\.)?([A-Z]+)\.json$/

/** Messages that a page fetches: a module's, or a part's, with the part; all of a language when the player changes it (SHL-26). */
export function messageRoutes(app: FastifyInstance, delivery: Delivery): void {
  const { brands, registry } = delivery
  app.get<{ Params: { plan: string; file: string } }>('/m/-/messages/:plan/:file', async (request, reply) => {
    const language = request.params.file.replace(/\.json$/, '')
    const brand = await brandOf(brands, request)
    if (!isLanguage(language) || brand === undefined)
      return reply.code(404).type('text/plain').send('not found')
    // Of the releases that this visitor's page is made of.
    const { bucket } = readVisitor(request.headers.cookie, brand)
    const found = await seenBy(request, brand, delivery)
    const preview = found === 'over' ? undefined : found
    const seen = preview
      ? previewed(registry, preview)
      : registry.seenBy({ merchant: brand.merchant, bucket })
    const shell = seen.live('shell')
    if (shell === undefined) return reply.code(404).type('text/plain').send('not found')
    const releases = seen.modules().flatMap((name) => seen.live(name) ?? [])
    const kept = preview ? 'no-store' : 'public, max-age=300'
    return reply.header('Cache-Control', kept).send(messagesOf(shell, releases, language))
  })
  app.get<{ Params: { module: string; version: string; file: string } }>(
    '/m/-/messages/:module/:version/:file',
    async (request, reply) => {
      const { module, version, file } = request.params
      const [, part, language = ''] = FILE.exec(file) ?? []
      if (!isLanguage(language)) return reply.code(404).type('text/plain').send('not found')
      const released = wanted(registry.release(module, version), language, part)
      if (released) return reply.header('Cache-Control', FOR_EVER).send(released)
      const built = wanted((await buildsFor(request, delivery))?.releases.get(module), language, part)
      if (!built) return reply.code(404).type('text/plain').send('not found')
      return reply.header('Cache-Control', 'no-store').send(built)
    },
  )
}

function wanted(release: Release | undefined, language: Language, part: string | undefined) {
  const texts = release?.messages[language]
  return release && texts && part ? messagesOfParts(texts, release, [`./${part}`]) : texts
}
