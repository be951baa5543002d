import {
  cancelWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawOffer,
  startWithdrawal,
} from '@site/shared-api/contract/withdraw'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { visitorOf } from '#identity/index'
import { PayoutProviderSync } from '#money/withdraw/orders/payout-provider-sync'
import { Withdrawals } from '#money/withdraw/orders/withdrawals'

/** The member's withdrawals (B7, MEM-03). */
export async function withdrawRoutes(app: FastifyInstance): Promise<void> {
  new PayoutProviderSync(app.platform).register()
  const withdrawals = new Withdrawals(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readWithdrawOffer, (who) => withdrawals.offer(who))
  serve(app, startWithdrawal, (who) => withdrawals.start(who, who.body, visitorOf(who.request)))
  serve(app, readWithdrawal, (who) => withdrawals.read(who, who.params.orderId))
  serve(app, listWithdrawals, (who) => withdrawals.list(who, who.query))
  serve(app, cancelWithdrawal, (who) => withdrawals.cancel(who, who.params.orderId))
}
