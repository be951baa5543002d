import { liftCooling, readMemberSafety, removeSecondFactor } from '@site/shared-api/contract/member-review'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { MemberSafetyDesk } from '#identity/safety/member-safety'

/** The safety of members, for operators (PLT-09). */
export async function safetyConsoleRoutes(app: FastifyInstance): Promise<void> {
  const desk = new MemberSafetyDesk(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readMemberSafety, ({ params }) => desk.read(params))
  serve(app, removeSecondFactor, ({ body, operator, params }) =>
    desk.removeSecondFactor(operator.name, params, body.why),
  )
  serve(app, liftCooling, ({ body, operator, params }) => desk.liftCooling(operator.name, params, body.why))
}
