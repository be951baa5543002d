import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Delivery } from '#delivery.ts'
import { linkOf } from '#preview/preview-cookie.ts'

/** What a page says of a module that failed on it: nothing about who looks at the page. */
const reportSchema = z.strictObject({
  module: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  version: z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/),
  stage: z.enum(['resolve', 'fetch', 'evaluate', 'bootstrap', 'render']),
})
const LONGEST_BYTES = 512
/** Lines a minute, of all pages together; what is more says nothing new. */
const MOST_A_MINUTE = 60

/** Takes pages' word for modules that failed on them (MOD-07). It changes nothing but the log and the choice of a fall-back. */
export function failureRoutes(
  app: FastifyInstance,
  { failures }: Pick<Delivery, 'failures'>,
  now: () => number = () => performance.now(),
): void {
  let since = now()
  let count = 0
  app.post('/m/-/failures', { bodyLimit: LONGEST_BYTES }, (request, reply) => {
    const report = reportSchema.safeParse(request.body)
    if (!report.success) return reply.code(400).type('text/plain').send('bad request')
    if (now() - since > 60_000) {
      since = now()
      count = 0
    }
    if (++count > MOST_A_MINUTE) return reply.code(429).header('Retry-After', '60').send()
    // What a preview shows says nothing of how a release serves players.
    failures.reported(report.data, { isJudged: linkOf(request) === undefined })
    return reply.code(204).send()
  })
}
