import { approveRequest, listApprovals, rejectRequest } from '@site/shared-api/contract/approval'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'

/** Changes that wait for a second person (PLT-09). */
export async function approvalRoutes(app: FastifyInstance): Promise<void> {
  const { approvals } = app.platform
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listApprovals, ({ operator, query }) => approvals.list(operator, query))
  serve(app, approveRequest, ({ operator, params, request }) =>
    approvals.approve(operator, params.id, request),
  )
  serve(app, rejectRequest, ({ body, operator, params }) => approvals.reject(operator, params.id, body.why))
}
