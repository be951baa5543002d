import {
  readPaymentPassword,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '@site/shared-api/contract/payment-password'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { issueCodeRequester } from '#identity/one-time-code/requester-cookie'
import { PaymentPasswords } from '#identity/payment-password/payment-passwords'
import { visitorOf } from '#identity/session/visitor'

/** The payment password: set, changed, reset (B7, MEM-06). */
export async function paymentPasswordRoutes(app: FastifyInstance): Promise<void> {
  const { browsers, codes, randomness } = app.platform
  const passwords = new PaymentPasswords(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readPaymentPassword, (who) => passwords.state(who))
  serve(app, setPaymentPassword, (who) => passwords.set(who, who.body, visitorOf(who.request)))
  serve(app, resetPaymentPassword, (who) => passwords.reset(who, who.body, visitorOf(who.request)))
  serve(app, sendPaymentPasswordCode, async (who) => {
    const { brand, language, reply, request } = who
    const visitor = visitorOf(request)
    const { account, address, channel } = await passwords.codeTo(who, who.body.password, visitor)
    const expirationTime = await codes.send({
      ...visitor,
      brand,
      language,
      mobile: address,
      channel,
      purpose: 'payment',
      requester: issueCodeRequester(request, reply, randomness),
      knownBrowser: await browsers.knownTo(brand.merchant, account, visitor.browser),
      host: brand.document.hosts.find((host) => host === request.hostname) ?? brand.document.hosts[0] ?? '',
      wanted: true,
    })
    return { expirationTime }
  })
}
