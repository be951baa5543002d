import {
  changePassword,
  forgotPassword,
  passwordByPhone,
  passwordChange,
  passwordReset,
  resetPassword,
  setPasswordByPhone,
} from '@site/shared-api/contract/password'
import type { FastifyInstance } from 'fastify'
import { requesterOf } from '#api/requester'
import { requireFlag } from '#api/flag'
import { publicOrigin } from '#api/page-origin'
import { serve } from '#api/serve'
import { PasswordsByPhone } from '#identity/password/by-phone.service'
import { PasswordChanges } from '#identity/password/change.service'
import { NewPasswords } from '#identity/password/new-password'
import { PasswordRules } from '#identity/password/password-rules'
import { PasswordResets } from '#identity/password/reset.service'
import { BodyKeys } from '#identity/sealed-body/body-keys'
import { EncryptedBodies } from '#identity/sealed-body/encrypted-body'
import { visitorOf } from '#identity/session/visitor'

/** New passwords: changed, by e-mail, by phone (B4, B7). */
export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const bodies = new EncryptedBodies(platform, new BodyKeys(platform))
  const passwords = new NewPasswords(platform, new PasswordRules({ config: platform.config, log: app.log }))
  const changes = new PasswordChanges(platform, passwords)
  const resets = new PasswordResets(platform, passwords)
  const byPhone = new PasswordsByPhone(platform, passwords)
  takeForms(app)

  serve(app, changePassword, async ({ body, brand, request, session }) => {
    const change = await bodies.read(request, body.data, passwordChange)
    const deviceToken = await changes.change(brand, session, change, visitorOf(request))
    return { changed: true as const, ...(deviceToken !== undefined && { deviceToken }) }
  })

  serve(app, forgotPassword, async (context) => {
    const { body, brand, language, request } = context
    requireFlag(brand, 'CHNGPASSMAIL3')
    await resets.sendLink({
      brand,
      language,
      requester: requesterOf(context),
      origin: publicOrigin(brand, request),
      body,
    })
    return { sent: true as const }
  })

  serve(app, resetPassword, async ({ body, brand, request, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    return {
      userName: await resets.reset(
        brand,
        await bodies.read(request, body.data, passwordReset),
        visitorOf(request),
      ),
    }
  })

  serve(app, setPasswordByPhone, async ({ body, brand, request, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    const payload = await bodies.read(request, body.data, passwordByPhone)
    return { userName: await byPhone.set(brand, payload, visitorOf(request)) }
  })
}

/** B7 names the forgotten password's call form-encoded; JSON is taken as well. */
function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
