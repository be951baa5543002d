import { liftCooling, readMemberSafety, removeSecondFactor } from '@site/shared-api/contract/member-review'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { MemberSafetyAdminService } from '#identity/safety/member-safety'

/** The safety of members, for operators (PLT-09). */
export async function safetyConsoleRoutes(app: FastifyInstance): Promise<void> {
  const adminService = new MemberSafetyAdminService(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readMemberSafety, ({ params }) => adminService.read(params))
  serve(app, removeSecondFactor, ({ body, operator, params }) =>
    adminService.removeSecondFactor(operator.name, params, body.why),
  )
  serve(app, liftCooling, ({ body, operator, params }) =>
    adminService.liftCooling(operator.name, params, body.why),
  )
}
