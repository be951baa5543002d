import {
  listTeamTransfers,
  readTransferOffer,
  transferToDownline,
} from '@site/shared-api/contract/agent-transfer'
import { isSubAccount } from '@site/shared-api/contract/constants'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { agentOf } from '#agents/tree/agent-of'
import { TeamTransfers } from '#agents/transfer/team-transfers'
import { visitorOf } from '#identity/index'

/** Money between agents and their teams (B7, MEM-08). */
export async function teamTransferRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const transfers = new TeamTransfers(platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, readTransferOffer, async ({ brand, session }) => {
    await agentOf(platform.db, session, 'change')
    return await transfers.offer({ brand, session })
  })
  serve(app, transferToDownline, async ({ body, brand, request, session }) => {
    await agentOf(platform.db, session, 'change')
    return await transfers.transfer({ brand, session }, body, visitorOf(request))
  })
  serve(app, listTeamTransfers, async ({ query, session }) => {
    // Sub-accounts have no money of their own.
    if (isSubAccount(session.type)) throw new ApiError('feature_unavailable')
    return await transfers.list(session, query)
  })
}
