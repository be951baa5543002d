import {
  changeOverride,
  createOverride,
  createPreview,
  endOverride,
  endPreview,
  findPreview,
  listPreviews,
  openOverride,
} from '@site/shared-api/contract/preview'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { CompositionCheck } from '#brands/previews/composition-check'
import { forgetPreviews } from '#brands/previews/repository'
import { Overrides } from '#brands/previews/overrides'
import type { LiveBrand } from '#brands/brands/service'
import { Previews } from '#brands/previews/service'
import { daily } from '#db/daily/daily'
import { DeliveryControl } from '#operations/index'

/** What was shown by whom is in the audit log; the rows are kept for who asks why a link says nothing any more. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** What is not live yet, shown to single browsers (MOD-08). */
export async function previewRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const check = new CompositionCheck(new DeliveryControl(platform))
  const previews = new Previews(platform, check)
  const overrides = new Overrides(platform, check)
  const brandOf = async (merchant: string): Promise<LiveBrand> => {
    const brand = await platform.brands.byMerchant(merchant)
    if (brand) return brand
    throw new ApiError('unknown_merchant', { field: 'merchant' })
  }

  daily(app, 'previews', (now) => forgetPreviews(platform.db, new Date(now.getTime() - KEPT_MS)))

  serve(app, createPreview, async ({ operator, body }) => {
    return await previews.make(operator, await brandOf(body.merchant), body)
  })
  serve(app, listPreviews, async ({ query: { merchant } }) => ({ list: await previews.list(merchant) }))
  serve(app, endPreview, async ({ operator, params }) => ({
    ended: await previews.end(operator, params.id),
  }))
  serve(app, createOverride, async ({ operator, body }) =>
    overrides.make(operator.name, await brandOf(body.merchant), body),
  )
  serve(app, changeOverride, async ({ operator, params, body }) => ({
    changed: await overrides.change(operator.name, params.id, body.builds),
  }))
  serve(app, endOverride, async ({ operator, params }) => ({
    ended: await previews.end(operator, params.id),
  }))
  serve(app, openOverride, async ({ body: { link, look } }) => {
    const canOpen = await overrides.canOpen(link)
    return { canOpen, browser: look || !canOpen ? null : await overrides.open(link) }
  })
  serve(app, findPreview, async ({ body, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return { preview: await previews.find(body.link) }
  })
}
