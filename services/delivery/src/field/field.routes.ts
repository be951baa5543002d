import { fieldReportSchema } from '@site/config/schema'
import type { FieldCount } from '@site/shared-api/contract/field'
import type { FastifyInstance } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { countsOf } from './counts-of.ts'
import { NetworkLimit } from './network-limit.ts'
import { NetworkShare } from './network-share.ts'
import { releasesKey } from './page-proofs.ts'

const LONGEST_BYTES = 8 * 1024
/** Networks of mobile phones put many players behind one address; a page reports once or twice. */
const LIMITS = { perNetwork: 120, altogether: 6_000 }
const RETRY_AFTER_SECONDS = 60

/** Takes the telemetry of pages (MOD-11): counts by module and version, nothing of their visitors. */
export function fieldRoutes(
  app: FastifyInstance,
  { brands, field, pageProofs, registry }: Pick<Delivery, 'brands' | 'field' | 'pageProofs' | 'registry'>,
  now?: () => number,
): void {
  const limit = new NetworkLimit(LIMITS, now)
  const share = new NetworkShare()
  app.addHook('onClose', () => field.close())
  app.post('/m/-/field', { bodyLimit: LONGEST_BYTES }, async (request, reply) => {
    if (!limit.take(request.ip)) return reply.code(429).header('Retry-After', RETRY_AFTER_SECONDS).send()
    const report = fieldReportSchema.safeParse(request.body)
    if (!report.success) return reply.code(400).type('text/plain').send('bad request')
    const brand = await brandOf(brands, request)
    if (brand === undefined) return reply.code(404).type('text/plain').send('unknown brand')
    const isNew = pageProofs.reader(proofIn(request.query), brand.merchant, report.data.releases)
    // Where releases are compared, only pages that were served decide about them.
    const isSplit = registry.isSplit(brand.merchant)
    if (isNew === undefined && isSplit) return reply.code(204).send()
    const counts = countsOf(report.data, brand.merchant, registry)
    const news = isNew ? counts.filter(({ module, metric }) => isNew(`${module} ${metric}`)) : counts
    const isCounted =
      !isSplit || news.length === 0 || share.take(request.ip, releasesKey(report.data.releases))
    field.add(isCounted ? news : leftOut(news))
    return reply.code(204).send()
  })
}

/** What is counted of a page whose network has used its share: that there was one. */
const leftOut = (counts: readonly FieldCount[]): FieldCount[] =>
  counts.filter(({ metric }) => metric === 'visit').map((one) => ({ ...one, metric: 'left-out' }))

const proofIn = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'page' in query ? query.page : undefined
