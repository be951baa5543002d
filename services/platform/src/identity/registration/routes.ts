import {
  checkAffiliate,
  checkUsername,
  register,
  registerByMobile,
  registrationPayload,
} from '@site/shared-api/contract/registration'
import type { FastifyInstance } from 'fastify'
import { requesterOf } from '#api/requester'
import { serve } from '#api/serve'
import { PasswordRules } from '#identity/password/password-rules'
import { NameChecks } from '#identity/registration/form/name-checks'
import { RegistrationService } from '#identity/registration/registration.service'
import { BodyKeys } from '#identity/sealed-body/body-keys'
import { EncryptedBodies } from '#identity/sealed-body/encrypted-body'
import { answerSignIn } from '#identity/sign-in/sign-in'
import { visitorOf } from '#identity/session/visitor'

/** Registering (B4, B7). */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const bodies = new EncryptedBodies(platform, new BodyKeys(platform))
  const rules = new PasswordRules({ config: platform.config, log: app.log })
  const registrations = new RegistrationService(platform, rules)
  const names = new NameChecks(platform)
  const ways = [
    [register, 'username'],
    [registerByMobile, 'mobileNum'],
  ] as const

  for (const [call, method] of ways)
    serve(app, call, async ({ body, brand, request, reply }) => {
      const payload = await bodies.read(request, body.data, registrationPayload)
      const asking = { brand, request, visitor: visitorOf(request) }
      return answerSignIn(request, reply, await registrations.register(asking, method, payload))
    })

  serve(app, checkUsername, async (context) => ({
    available: await names.isFree(requesterOf(context), context.query.username, context.query.slider),
  }))
  serve(app, checkAffiliate, async (context) => ({
    valid: await names.isInvitation(requesterOf(context), context.query.code),
  }))
}
