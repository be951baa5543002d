import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
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
    const order = await selectOrder(db, about.orderId)
    if (order?.provider !== name || (order.reference !== null && order.reference !== about.reference))
      throw new ApiError('deposit_unknown')
    await db.transaction().execute(async (tx) => {
      const nonce = {
        provider: name,
        nonce: about.nonce,
        now,
        expiresAt: new Date(now.getTime() + 2 * CALLBACK_WINDOW_MS),
      }
      if (!(await usePaymentNonce(tx, nonce))) throw new ApiError('callback_replayed')
      await jobs.hasten(tx, { kind: 'deposit', key: order.id })
      await insertEvent(tx, {
        orderId: order.id,
        at: now,
        what: 'callback',
        by: 'provider',
        detail: about.claims,
      })
    })
    await desk.look(order.id, { by: 'provider', detail: { asked: 'callback' } })
    return { success: true, value: {} }
  })
}
