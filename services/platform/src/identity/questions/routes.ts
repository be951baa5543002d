import {
  listSecurityQuestions,
  readOwnQuestions,
  setSecurityQuestions,
} from '@site/shared-api/contract/security-questions'
import type { FastifyInstance } from 'fastify'
import { requireFlag } from '#api/flag'
import { serve } from '#api/serve'
import { SecurityQuestions } from '#identity/questions/security-questions'
import { visitorOf } from '#identity/session/visitor'

/** Security questions (B7, MEM-06). */
export async function securityQuestionRoutes(app: FastifyInstance): Promise<void> {
  const questions = new SecurityQuestions(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listSecurityQuestions, (who) => {
    requireFlag(who.brand, 'SECPRIV')
    return questions.offered(who)
  })
  // Needed by the reset of the payment password too, which does not need the flag.
  serve(app, readOwnQuestions, (who) => questions.own(who))
  serve(app, setSecurityQuestions, (who) => {
    requireFlag(who.brand, 'SECPRIV')
    return questions.set(who, who.body, visitorOf(who.request))
  })
}
