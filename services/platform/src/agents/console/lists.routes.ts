import { endConsoleLink, listConsoleLinks } from '@site/shared-api/contract/agent-link-console'
import { listConsoleTransfers } from '@site/shared-api/contract/agent-transfer-console'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { endLink, selectConsoleLinks, toConsoleLinkDto } from '#agents/links/console-links'
import { selectConsoleTransfers, toConsoleTransferDto } from '#agents/transfer/console-transfers'

/** Invite links of agents and transfers to their teams, for operators (PLT-09). */
export async function agentListRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const { db } = platform
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listConsoleLinks, async ({ query: { cursor, limit, ...which } }) => {
    const rows = await selectConsoleLinks(db, which, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ created_at: at, id }) => ({ at, id }))
    return { list: page.map(toConsoleLinkDto), nextCursor }
  })
  serve(app, endConsoleLink, ({ body: { why }, operator, params: { id } }) =>
    endLink(platform, { by: operator.name, id, why }),
  )
  serve(app, listConsoleTransfers, async ({ query: { cursor, limit, ...which } }) => {
    const rows = await selectConsoleTransfers(db, which, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map(toConsoleTransferDto), nextCursor }
  })
}
