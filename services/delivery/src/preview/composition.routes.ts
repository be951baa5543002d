import { isSameText } from '@site/service-kit/same-text'
import { releaseSchema } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Delivery } from '#delivery.ts'
import { RefusedRelease } from '#registry/registry.ts'
import { refuseTrial } from '#registry/trial.ts'
import { refuseBuilds } from './builds.ts'

const BUILDS_BYTES = 2 * 1024 * 1024
const bodySchema = z.union([
  z.object({ merchant: z.string(), releases: z.record(z.string(), z.string()) }),
  z.object({ merchant: z.string(), origin: z.string(), builds: z.array(releaseSchema) }),
])

/** Tells the platform whether releases would fit a brand; a stranger finds nothing here. */
export function compositionRoutes(
  app: FastifyInstance,
  { devOrigins, internalToken, registry }: Pick<Delivery, 'devOrigins' | 'internalToken' | 'registry'>,
): void {
  app.post('/m/-/internal/composition', { bodyLimit: BUILDS_BYTES }, (request, reply) => {
    const token = internalToken() ?? ''
    if (token === '' || !isSameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.code(404).type('text/plain').send('not found')
    const body = bodySchema.safeParse(request.body)
    if (!body.success) return reply.code(400).type('text/plain').send('bad request')
    const { data } = body
    return reply.header('Cache-Control', 'no-store').send({
      refused: refusalOf(() => {
        if ('releases' in data) refuseTrial(registry, data.merchant, new Map(Object.entries(data.releases)))
        else refuseBuilds(registry, devOrigins, data)
      }),
    })
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
