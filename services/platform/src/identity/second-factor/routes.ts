import {
  beginApp,
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  secondStepOptions,
  sendSecondStep,
} from '@site/shared-api/contract/second-factor'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import type { LiveBrand } from '#brands/index'
import { relyingPartyOf } from '#identity/passkeys/relying-party'
import type { FactorOwner } from '#identity/second-factor/factor-changes'
import { SecondFactors } from '#identity/second-factor/second-factors'
import { SecondSteps, type StepAt } from '#identity/second-factor/second-steps'
import { clearStepCookie, stepCookie } from '#identity/second-factor/step-cookie'
import type { Session } from '#identity/session/service'
import { visitorOf } from '#identity/session/visitor'
import { answerSignIn } from '#identity/sign-in/sign-in'

interface Asking {
  readonly brand: LiveBrand
  readonly language: LanguageCode
  readonly request: FastifyRequest
}

/** The second factor: of a member, and as the second step of signing in (ACC-21, MEM-06). */
export async function secondFactorRoutes(app: FastifyInstance): Promise<void> {
  const factors = new SecondFactors(app.platform)
  const steps = new SecondSteps(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  const at = ({ brand, language, request }: Asking): StepAt => ({
    brand,
    language,
    visitor: visitorOf(request),
    party: relyingPartyOf(brand, request),
    cookie: stepCookie(request),
  })
  // A member with a second factor needs it, whatever the brand shows today.
  serve(app, secondStepOptions, async (who) => ({ options: await steps.options(at(who), who.body.ticket) }))
  serve(app, sendSecondStep, async (who) => {
    const signedIn = await steps.take(at(who), who.body)
    clearStepCookie(who.request, who.reply)
    return answerSignIn(who.request, who.reply, signedIn)
  })

  serve(app, beginApp, (who) => factors.begin(ownerOf(who), who.body.password))
  serve(app, confirmApp, (who) => factors.confirm(ownerOf(who), who.body.code))
  serve(app, removeApp, (who) => factors.remove(ownerOf(who), who.body))
  serve(app, renewRecoveryCodes, (who) => factors.renewCodes(ownerOf(who), who.body.password))
}

function ownerOf({ brand, language, request, session }: Asking & { readonly session: Session }): FactorOwner {
  requireFlag(brand, 'SECPRIV')
  return { brand, language, session, visitor: visitorOf(request) }
}
