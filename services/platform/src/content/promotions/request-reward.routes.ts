import { requestReward } from '@site/shared-api/contract/promotion'
import type { FastifyInstance } from 'fastify'
import { serveAdmitted } from '#api/serve'
import { openFiles } from '#content/member-files/open-files'
import { MemberPromotions } from '#content/promotions/member-promotions'
import { dtoContextOf } from '#content/promotions/dto-context'

/** Applying for a reward (CON-03). */
export async function requestRewardRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const promotions = new MemberPromotions(platform, openFiles(platform))
  serveAdmitted(
    app,
    requestReward,
    ({ session }) => promotions.admitApplication(session),
    (call) => {
      const { code: currency } = call.brand.document.currency
      const about = {
        currency,
        leave: call.admitted,
        pictures: call.pictures,
        dtoContext: dtoContextOf(platform, call),
      }
      return promotions.apply(call.session, call.query, about)
    },
  )
}
