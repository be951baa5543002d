import {
  approveGrant,
  listConsoleMallOrders,
  listGrants,
  listRebates,
  makeGrant,
  moveMallOrder,
  takeBackGrant,
} from '@site/shared-api/contract/reward-console'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { GrantAdminService } from '#money/rewards/console/grant-admin.service'
import { selectGrants } from '#money/rewards/grants/repository'
import { toGrantDto } from '#money/rewards/grants/wire'
import { OrderBook } from '#money/rewards/mall/order-book'
import { selectConsoleOrder, selectConsoleOrders } from '#money/rewards/mall/repository'
import { toConsoleMallOrderDto } from '#money/rewards/mall/wire'
import { selectConsoleClaims } from '#money/rewards/rebate/repository'
import { toRebateClaimDto } from '#money/rewards/rebate/wire'

/** Rewards, orders of goods and rebate for operators (PLT-09). */
export async function rewardConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db } = app.platform
  const adminService = new GrantAdminService(app.platform)
  const book = new OrderBook(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listGrants, async ({ query: { cursor, limit, ...filter } }) => {
    const now = clock.now()
    const rows = await selectGrants(db, filter, { after: timePlace(cursor), limit: limit + 1, now })
    const { page, nextCursor } = timePage(rows, limit, ({ granted_at: at, id }) => ({ at, id }))
    return { list: page.map((row) => toGrantDto(row, now)), nextCursor }
  })
  serve(app, makeGrant, async ({ body, operator }) =>
    toGrantDto(await adminService.make(operator, body), clock.now()),
  )
  serve(app, approveGrant, async ({ operator, params }) =>
    toGrantDto(await adminService.approve(operator, params.id), clock.now()),
  )
  serve(app, takeBackGrant, async ({ body, operator, params }) =>
    toGrantDto(await adminService.takeBack(operator.name, params.id, body.why), clock.now()),
  )
  serve(app, listConsoleMallOrders, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectConsoleOrders(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map(toConsoleMallOrderDto), nextCursor }
  })
  serve(app, moveMallOrder, async ({ body, operator, params: { id } }) => {
    await book.move(id, { ...body, by: operator.name })
    const row = await selectConsoleOrder(db, id)
    if (!row) throw new ApiError('mall_order_unknown', { field: 'id' })
    return toConsoleMallOrderDto(row)
  })
  serve(app, listRebates, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectConsoleClaims(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return {
      list: page.map(({ account, ...row }) => {
        const { claimId: id, ...claim } = toRebateClaimDto(row)
        return { id, merchant: row.merchant, account, ...claim }
      }),
      nextCursor,
    }
  })
}
