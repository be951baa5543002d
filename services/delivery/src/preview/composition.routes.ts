import { isSameText } from '@site/service-kit/same-text'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Delivery } from '#delivery.ts'
import { RefusedRelease } from '#registry/registry.ts'
import { refuseTrial } from '#registry/trial.ts'

const bodySchema = z.object({ merchant: z.string(), releases: z.record(z.string(), z.string()) })

/** Tells the platform whether releases would fit a brand; a stranger finds nothing here. */
export function compositionRoutes(
  app: FastifyInstance,
  { internalToken, registry }: Pick<Delivery, 'internalToken' | 'registry'>,
): void {
  app.post('/m/-/internal/composition', (request, reply) => {
    const token = internalToken() ?? ''
    if (token === '' || !isSameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(404).type('text/plain').send('not found')
    const body = bodySchema.safeParse(request.body)
    if (!body.success) return reply.code(400).type('text/plain').send('bad request')
    const { merchant, releases } = body.data
    return reply
      .header('Cache-Control', 'no-store')
      .send({ refused: refusalOf(() => refuseTrial(registry, merchant, new Map(Object.entries(releases)))) })
  })
}

/** What the registry says against it; null where nothing stands against it. */
function refusalOf(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof RefusedRelease) return error.message
    throw error
  }
}
