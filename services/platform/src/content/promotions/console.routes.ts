import {
  approveReward,
  listJoins,
  listRewards,
  readReward,
  refuseReward,
} from '@site/shared-api/contract/promotion'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { addressing } from '#content/promotions/addresses'
import { RewardDecisions } from '#content/promotions/decisions'
import { Review, toQueued } from '#content/promotions/review'

/** The queue of applications and the list of joins, for operators (PLT-09). */
export async function rewardConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const review = new Review(platform)
  const decisions = new RewardDecisions(platform)
  serve(app, listJoins, ({ query }) => review.joins(query))
  serve(app, listRewards, ({ query }) => review.queue(query))
  serve(app, readReward, ({ params, request, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return review.read(params.id, addressing(platform, 'operator', request))
  })
  serve(app, approveReward, async ({ params: { id }, body, operator }) => {
    await decisions.approve(operator, id, body)
    return toQueued(await review.row(id))
  })
  serve(app, refuseReward, async ({ params: { id }, body, operator }) => {
    await decisions.refuse({ id, by: operator.name }, body.reason)
    return toQueued(await review.row(id))
  })
}
