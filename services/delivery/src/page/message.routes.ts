import { isLanguage } from '@site/config'
import type { FastifyInstance } from 'fastify'
import type { Delivery } from '#delivery.ts'
import { messagesOf } from '#plan/plan-messages.ts'

/** All messages of one language, for a page whose player changes it (SHL-26). */
export function messageRoutes(app: FastifyInstance, { registry }: Delivery): void {
  app.get<{ Params: { plan: string; file: string } }>('/m/-/messages/:plan/:file', (request, reply) => {
    const language = request.params.file.replace(/\.json$/, '')
    const shell = registry.live('shell')
    if (!isLanguage(language) || shell === undefined)
      return reply.code(404).type('text/plain').send('not found')
    const releases = registry.modules().flatMap((name) => registry.live(name) ?? [])
    return reply.header('Cache-Control', 'public, max-age=300').send(messagesOf(shell, releases, language))
  })
}
