import { affiliateCode } from '@site/shared-api/contract/affiliate'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { affiliateCodeOf } from '#agents/affiliate/service'

/** Inviting others (B7). */
export async function affiliateRoutes(app: FastifyInstance): Promise<void> {
  serve(app, affiliateCode, async ({ session, brand }) => {
    requireFlag(brand, 'REFERRAL3')
    return { code: await affiliateCodeOf(app.platform, session) }
  })
}
