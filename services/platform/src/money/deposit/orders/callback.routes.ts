import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { PAYOUT_JOB, PayoutProviderSync } from '#money/withdraw/orders/payout-provider-sync'
import { insertEvent as insertPayoutEvent, selectWithdrawal } from '#money/withdraw/orders/repository'
import { payoutAttempt } from '#money/withdraw/orders/withdrawal-attempts'
import { DepositProviderSync } from '#money/deposit/orders/deposit-provider-sync'
import {
  insertEvent,
  selectIdByReference,
  selectOrder,
  usePaymentNonce,
} from '#money/deposit/orders/repository'
import { CALLBACK_WINDOW_MS } from '#providers/payment/signed-callback'

const HIDDEN = { schema: { hide: true } } as const

/**
 * Callbacks of payment companies, each in its own published shape. A callback is proved, used once,
 * and a hint: what is booked is what the company answers to our own query.
 */
export async function paymentCallbackRoutes(app: FastifyInstance): Promise<void> {
  const { clock, db, jobs, payments } = app.platform
  const deposits = new DepositProviderSync(app.platform)
  const payouts = new PayoutProviderSync(app.platform)
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
    const keep = (more: (tx: Database) => Promise<unknown>) =>
      db.transaction().execute(async (tx) => {
        const expiresAt = new Date(now.getTime() + 2 * CALLBACK_WINDOW_MS)
        if (!(await usePaymentNonce(tx, { provider: name, nonce: about.nonce, now, expiresAt })))
          throw new ApiError('callback_replayed')
        await more(tx)
      })
    const { claims, reference } = about
    const id = about.orderId ?? (await selectIdByReference(db, name, reference))
    if (id === undefined) throw new ApiError('deposit_unknown')
    const line = { at: now, what: 'callback', by: 'provider', detail: { ...claims, reference } }
    const doing = { by: 'provider', detail: { asked: 'callback' } }
    if (about.about === 'deposit') {
      const known = await selectOrder(db, id)
      if (known?.provider !== name) throw new ApiError('deposit_unknown')
      await keep(async (tx) => {
        await jobs.hasten(tx, { kind: 'deposit', key: id })
        await insertEvent(tx, { orderId: id, ...line })
      })
      if (known.reference !== null && known.reference !== reference) throw new ApiError('deposit_unknown')
      await deposits.look(id, doing)
    } else {
      const attempt = await payoutAttempt(db, id, { isFirst: false, now })
      const order = await selectWithdrawal(db, attempt?.order_id ?? id)
      if ((attempt ?? order)?.provider !== name || !order) throw new ApiError('withdraw_unknown')
      await keep(async (tx) => {
        await jobs.hasten(tx, { kind: PAYOUT_JOB, key: id })
        await insertPayoutEvent(tx, { id: order.id, ...line })
      })
      if (attempt && !(await payouts.callback(attempt, reference, doing)))
        throw new ApiError('withdraw_unknown')
    }
    return { success: true, value: {} }
  })
}
