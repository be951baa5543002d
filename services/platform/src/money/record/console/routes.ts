import { listMembers, readMember } from '@site/shared-api/contract/operator-member'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { MemberDesk } from '#money/record/console/member-desk'

/** Members for operators: looking alone (PLT-09). */
export async function memberConsoleRoutes(app: FastifyInstance): Promise<void> {
  const desk = new MemberDesk(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listMembers, ({ params, query }) => desk.list(params.merchant, query))
  serve(app, readMember, ({ operator, params, query }) => desk.read(operator.name, params, query.language))
}
