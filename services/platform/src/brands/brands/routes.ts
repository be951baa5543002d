import { addBrand, internalBrands, listAudit, patchBrand } from '@site/shared-api/contract/brand'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { forgetFacts } from '#brands/brands/outbox.repository'
import { BrandOperator } from '#brands/brands/operator.service'
import { selectAudit } from '#brands/brands/repository'

/** Every reader of the outbox has read it by then. */
const FACTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000
const AUDIT_PAGE = 100
const detail = z.record(z.string(), z.unknown())

/** Brands for delivery and for operators' tools (PLT-05). */
export async function brandRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const operator = new BrandOperator(platform)

  daily(app, 'outbox', (now) => forgetFacts(platform.db, new Date(now.getTime() - FACTS_KEPT_MS)))

  serve(app, internalBrands, async ({ request, reply }) => {
    const brands = await platform.brands.all()
    const etag = `"${brands.map((brand) => `${brand.merchant}.${brand.version}`).join('-')}"`
    void reply.header('ETag', etag).header('Cache-Control', 'no-cache')
    if (request.headers['if-none-match'] === etag) void reply.status(304)
    return {
      brands: brands.map((brand) => brand.document),
      versions: Object.fromEntries(brands.map(({ merchant, version }) => [merchant, version])),
    }
  })

  serve(app, addBrand, ({ operator: { name }, body }) => operator.add(name, body.document))
  serve(app, patchBrand, ({ operator: { name }, params, body }) =>
    operator.patch(name, params.merchant, body),
  )

  serve(app, listAudit, async ({ query: { before, from, until, ...named } }) => {
    const rows = await selectAudit(platform.db, AUDIT_PAGE, {
      ...named,
      before: before === undefined ? undefined : BigInt(before),
      from: from === undefined ? undefined : new Date(from),
      until: until === undefined ? undefined : new Date(until),
    })
    return {
      list: rows.map((row) => ({
        ...row,
        id: row.id.toString(),
        at: row.at.toISOString(),
        detail: detail.parse(row.detail),
      })),
    }
  })
}
