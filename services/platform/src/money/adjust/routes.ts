import {
  approveAdjustment,
  askAdjustment,
  listAdjustments,
  refuseAdjustment,
} from '@site/shared-api/contract/adjustment'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { Adjustments, toAdjustmentDto } from '#money/adjust/adjustments'
import { selectAdjustments } from '#money/adjust/repository'

/** Balances changed by hand, by two people (PLT-09). */
export async function adjustmentRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const adjustments = new Adjustments(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listAdjustments, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectAdjustments(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ asked_at: at, id }) => ({ at, id }))
    return { list: page.map(toAdjustmentDto), nextCursor }
  })
  serve(app, askAdjustment, ({ body, operator }) => adjustments.ask(operator.name, body))
  serve(app, approveAdjustment, ({ operator, params }) => adjustments.approve(operator, params.id))
  serve(app, refuseAdjustment, ({ body, operator, params }) =>
    adjustments.refuse(operator.name, params.id, body.why),
  )
}
