import { joinPromotion, listJoined } from '@site/shared-api/contract/promotion'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { openFiles } from '#content/member-files/open-files'
import { MemberPromotions } from '#content/promotions/member-promotions'
import { forgetOld } from '#content/promotions/retention'
import { dtoContextOf } from '#content/promotions/dto-context'

/** Joining, and what one has joined (CON-02). */
export async function promotionRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const files = openFiles(platform)
  const promotions = new MemberPromotions(platform, files)
  daily(app, 'promotions', (now) => forgetOld(platform.db, files, now))
  serve(app, joinPromotion, (call) =>
    promotions.join(call.session, call.body.promotionId, dtoContextOf(platform, call)),
  )
  serve(app, listJoined, (call) => {
    void call.reply.header('Cache-Control', 'no-store')
    return promotions.list(call.session, call.query, dtoContextOf(platform, call))
  })
}
