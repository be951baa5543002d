import { readOutbox } from '@site/shared-api/contract/outbox'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'

/** What the sandbox did not send, for operators. */
export async function dispatchRoutes(app: FastifyInstance): Promise<void> {
  const { channels, outbox } = app.platform.dispatching
  serve(app, readOutbox, async ({ query, reply }) => {
    void reply.header('Cache-Control', 'no-store')
    const after = query.after === undefined ? undefined : BigInt(query.after)
    return { ...channels, list: await outbox.list(after, query.merchant) }
  })
}
