import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { PAYOUT_JOB, PayoutDesk } from '#money/withdraw/orders/payout-desk'
import { insertEvent as insertPayoutEvent, selectWithdrawal } from '#money/withdraw/orders/repository'
import { OrderDesk } from '#money/deposit/orders/order-desk'
import { insertEvent, selectOrder, usePaymentNonce } from '#money/deposit/orders/repository'
import { CALLBACK_WINDOW_MS } from '#providers/payment/signed-callback'

const HIDDEN = { schema: { hide: true } } as const

/**
 * Where payment companies say that something has happened, each in its own published shape. A callback is proved, used once,
 * and a hint: what is booked is what the company answers when it is asked.
 */
export async function paymentCallbackRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, jobs, payments } = app.platform
  const desk = new OrderDesk(app.platform)
  const payouts = new PayoutDesk(app.platform)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post<{ Params: { provider: string } }>('/lgw/payment/:provider', HIDDEN, async (request) => {
    const { provider: name } = request.params
    const provider = payments.get(name)
    if (!provider) throw new ApiError('not_found')
    const now = clock.now()
    const about = provider.callback(
      {
        path: request.url,
        body: typeof request.body === 'string' ? request.body : '',
        header: (header) => String(request.headers[header] ?? ''),
      },
      now,
    )
    const isPayout = about.about === 'payout'
    const known = isPayout ? await selectWithdrawal(db, about.orderId) : await selectOrder(db, about.orderId)
    if (known?.provider !== name || (known.reference !== null && known.reference !== about.reference))
      throw new ApiError(isPayout ? 'withdraw_unknown' : 'deposit_unknown')
    const { id } = known
    await db.transaction().execute(async (tx) => {
      const nonce = {
        provider: name,
        nonce: about.nonce,
        now,
        expiresAt: new Date(now.getTime() + 2 * CALLBACK_WINDOW_MS),
      }
      if (!(await usePaymentNonce(tx, nonce))) throw new ApiError('callback_replayed')
      await jobs.hasten(tx, { kind: isPayout ? PAYOUT_JOB : 'deposit', key: id })
      const line = { at: now, what: 'callback', by: 'provider', detail: about.claims }
      await (isPayout ? insertPayoutEvent(tx, { id, ...line }) : insertEvent(tx, { orderId: id, ...line }))
    })
    const doing = { by: 'provider', detail: { asked: 'callback' } }
    await (isPayout ? payouts.look(id, doing) : desk.look(id, doing))
    return { success: true, value: {} }
  })
}
