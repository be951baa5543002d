import {
  approveWithdrawal,
  askWithdrawal,
  listConsoleCards,
  listConsoleWithdrawals,
  payOutMember,
  readConsoleWithdrawal,
  reconcileWithdrawals,
  refuseWithdrawal,
  removeConsoleCard,
  sayWithdrawalOutcome,
} from '@site/shared-api/contract/withdraw-console'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { selectConsoleCards } from '#money/withdraw/cards/repository'
import { comparedBook } from '#money/differences/find-differences'
import { selectConsoleWithdrawals } from '#money/withdraw/console/repository'
import { toConsoleCards, toConsoleList } from '#money/withdraw/console/wire'
import { payOutBalance } from '#money/withdraw/console/pay-out-balance'
import { WithdrawalAdminService } from '#money/withdraw/console/withdrawal-admin.service'

/** Withdrawals and cards for operators (PLT-09). */
export async function withdrawConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const adminService = new WithdrawalAdminService(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listConsoleWithdrawals, async ({ query: { cursor, limit, signalled, ...filter } }) => {
    const which = { ...filter, signalled: signalled === 'true' }
    const rows = await selectConsoleWithdrawals(db, which, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: await toConsoleList(db, page), nextCursor }
  })
  serve(app, readConsoleWithdrawal, ({ params }) => adminService.read(params.id))
  serve(app, approveWithdrawal, ({ operator, params }) => adminService.approve(operator, params.id))
  serve(app, refuseWithdrawal, ({ body, operator, params }) =>
    adminService.refuse(operator.name, params.id, body.why),
  )
  serve(app, askWithdrawal, ({ operator, params }) => adminService.ask(operator.name, params.id))
  serve(app, sayWithdrawalOutcome, ({ body, operator, params }) =>
    adminService.sayOutcome(operator, params.id, { ...body, paid: body.outcome === 'paid' }),
  )
  serve(app, reconcileWithdrawals, ({ query: { from, to } }) =>
    comparedBook(app.platform, 'payouts', { from: new Date(from), to: new Date(to) }),
  )
  serve(app, listConsoleCards, async ({ query: { cursor, limit, number, shared, ...filter } }) => {
    const numbers = number === undefined ? undefined : await adminService.numbers(number, filter.merchant)
    const which = { ...filter, numbers, shared: shared === 'true' }
    const rows = await selectConsoleCards(db, which, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: await toConsoleCards(db, page), nextCursor }
  })
  serve(app, payOutMember, ({ body, operator, params }) =>
    payOutBalance(app.platform, operator.name, { ...params, ...body }),
  )
  serve(app, removeConsoleCard, ({ body, operator, params }) =>
    adminService.removeCard(operator.name, params.id, body.why),
  )
}
