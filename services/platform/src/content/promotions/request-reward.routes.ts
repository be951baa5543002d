import { requestReward } from '@site/shared-api/contract/promotion'
import type { FastifyInstance } from 'fastify'
import { identify } from '#api/identity'
import { serve } from '#api/serve'
import { openFiles } from '#content/member-files/open-files'
import { MemberPromotions } from '#content/promotions/member-promotions'
import { tellingOf } from '#content/promotions/telling'

/** Three pictures of 5 MB as base64, and what one of them may be too large by. */
const MOST_BYTES = 24 * 1024 * 1024

/** Applying for a reward (CON-03). */
export async function requestRewardRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const promotions = new MemberPromotions(platform, openFiles(platform))
  // Nobody but a member is read so long a body of: the credential in the headers is looked at before it.
  app.addHook('onRequest', async (request) => {
    await identify(platform, requestReward, request)
    await platform.sessions.require(request)
  })
  serve(
    app,
    requestReward,
    (call) => {
      const { code: currency } = call.brand.document.currency
      return promotions.apply(call.session, call.body, { currency, telling: tellingOf(platform, call) })
    },
    { bodyLimit: MOST_BYTES },
  )
}
