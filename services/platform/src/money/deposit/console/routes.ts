import {
  askDeposit,
  listConsoleDeposits,
  listPaymentProviders,
  readConsoleDeposit,
  readSlip,
  reconcileDeposits,
  refuseDeposit,
  settleDeposit,
} from '@site/shared-api/contract/deposit-console'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { DepositAdminService } from '#money/deposit/console/deposit-admin.service'
import { selectDeposits } from '#money/deposit/console/repository'
import { toConsoleDepositDto } from '#money/deposit/console/wire'
import { comparedBook } from '#money/differences/find-differences'
import { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import { readSlip as slipOf } from '#money/deposit/orders/repository'
import { PAYMENT_PROVIDERS } from '#providers/payment/providers'

/** Deposits for operators (PLT-09). */
export async function depositConsoleRoutes(app: FastifyInstance): Promise<void> {
  const { db, payments } = app.platform
  const adminService = new DepositAdminService(app.platform, new DepositProviderSync(app.platform))
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listConsoleDeposits, async ({ query: { cursor, limit, unclaimed, ...filter } }) => {
    const which = { ...filter, unclaimed: unclaimed === 'true' }
    const rows = await selectDeposits(db, which, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: page.map(toConsoleDepositDto), nextCursor }
  })
  serve(app, readConsoleDeposit, ({ params }) => adminService.read(params.id))
  serve(app, askDeposit, ({ operator, params }) => adminService.ask(operator.name, params.id))
  serve(app, settleDeposit, ({ body, operator, params }) => adminService.settle(operator, params.id, body))
  serve(app, refuseDeposit, ({ body, operator, params }) =>
    adminService.refuse(operator.name, params.id, body),
  )
  serve(app, readSlip, async ({ params }) => {
    const slip = await slipOf(db, params.id)
    if (!slip) throw new ApiError('not_found', { field: 'id' })
    return { image: `data:image/webp;base64,${Buffer.from(slip).toString('base64')}` }
  })
  serve(app, reconcileDeposits, ({ query: { from, to } }) =>
    comparedBook(app.platform, 'deposits', { from: new Date(from), to: new Date(to) }),
  )
  serve(app, listPaymentProviders, () => ({
    list: PAYMENT_PROVIDERS.map((name) => {
      const offered = payments.get(name)?.channels() ?? []
      return {
        name,
        methods: offered.map(({ method }) => method),
        currencies: [...new Set(offered.flatMap(({ currencies }) => currencies))],
        configured: payments.has(name),
      }
    }),
  }))
}
