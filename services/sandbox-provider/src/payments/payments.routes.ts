import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parsed } from '#api/parsed'
import { requireSigned } from '#api/signed'
import { PAY_STYLE, payPage } from '#payments/pay.page'
import { act, payout, payoutAct, startBody } from '#payments/records'
import type { Provider } from '#provider'

const reference = z.string().regex(/^pay-[\w-]{4,40}$/)
const payoutReference = z.string().regex(/^out-[\w-]{4,40}$/)
const status = z.object({ reference })
const ordered = z.object({ orderId: z.uuid() })
const payoutStatus = z.object({ payoutId: z.uuid() })
const span = z.strictObject({
  from: z.number().int(),
  to: z.number().int(),
  after: z.string().max(80).optional(),
})
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(PAY_STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

/** The payment company: its signed calls for the platform, and the page where people pay. */
export function paymentRoutes(app: FastifyInstance, { deps, payments, payouts }: Provider): void {
  app.post('/pay/start', async (request) => {
    requireSigned(request, deps)
    return await payments.start(parsed(startBody, request.body))
  })
  app.post('/pay/status', async (request) => {
    requireSigned(request, deps)
    return await payments.status(parsed(status, request.body).reference)
  })
  app.post('/pay/find', async (request) => {
    requireSigned(request, deps)
    return await payments.find(parsed(ordered, request.body).orderId)
  })
  app.post('/pay/book', async (request) => {
    requireSigned(request, deps)
    return await payments.book(parsed(span, request.body))
  })
  app.post('/pay/reversal-book', async (request) => {
    requireSigned(request, deps)
    return await payments.reversalBook(parsed(span, request.body))
  })
  app.post('/pay/payout', async (request) => {
    requireSigned(request, deps)
    return await payouts.ask(parsed(payout, request.body))
  })
  app.post('/pay/payout-status', async (request) => {
    requireSigned(request, deps)
    return await payouts.status(parsed(payoutStatus, request.body).payoutId)
  })
  app.post('/pay/payout-book', async (request) => {
    requireSigned(request, deps)
    return await payouts.book(parsed(span, request.body))
  })
  // A caller with the reference acts as the bank of the payee.
  app.post<{ Params: { reference: string } }>(
    '/pay/out/:reference',
    async ({ body, params }) =>
      await payouts.act(parsed(payoutReference, params.reference), parsed(payoutAct, body)),
  )

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    )
    pages.get<{ Params: { reference: string } }>('/pay/:reference', async (request, reply) => {
      const found = await payments.read(parsed(reference, request.params.reference))
      return await reply
        .header('Content-Security-Policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(payPage(found))
    })
    // A caller with the address acts as the payer: people by the page's buttons, tests by JSON.
    pages.post<{ Params: { reference: string } }>('/pay/:reference', async (request, reply) => {
      const id = parsed(reference, request.params.reference)
      const found = await payments.act(id, parsed(act, request.body))
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form') === true
      if (!isForm)
        return { reference: id, state: found.state, receipts: found.receipts, reversals: found.reversals }
      return await reply.redirect(found.order.method === 'bank' ? found.order.returnUrl : `/pay/${id}`, 303)
    })
  })
}
