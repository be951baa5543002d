import { approveReview, listReviews, refuseReview } from '@site/shared-api/contract/member-review'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { selectReviews } from '#identity/reviews/repository'
import { ReviewAdminService } from '#identity/reviews/review-admin.service'
import { toReview } from '#identity/reviews/wire'

/** What members ask the house to change, for operators (PLT-09). */
export async function reviewConsoleRoutes(app: FastifyInstance): Promise<void> {
  const adminService = new ReviewAdminService(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listReviews, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectReviews(app.platform.db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ asked_at: at, id }) => ({ at, id }))
    return { list: page.map(toReview), nextCursor }
  })
  serve(app, approveReview, ({ body, operator, params }) =>
    adminService.approve(operator.name, params.id, body.why),
  )
  serve(app, refuseReview, ({ body, operator, params }) =>
    adminService.refuse(operator.name, params.id, body.why),
  )
}
