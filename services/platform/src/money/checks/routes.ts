import { listBookChecks, runBookCheck } from '@site/shared-api/contract/book-check'
import type { FastifyInstance } from 'fastify'
import { timePage, timePlace } from '#api/pages/time-cursor'
import { serve } from '#api/serve'
import { BookChecks } from '#money/checks/book-checks'
import { selectChecks, toBookCheckDto } from '#money/checks/repository'

/** Checks of the books, for operators (PLT-09). */
export async function bookCheckRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const checks = new BookChecks(app.platform)
  checks.register()
  app.addHook('onReady', () => checks.queue())
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))
  serve(app, listBookChecks, async ({ query: { cursor, limit, ...filter } }) => {
    const rows = await selectChecks(db, filter, { after: timePlace(cursor), limit: limit + 1 })
    const { page, nextCursor } = timePage(rows, limit, ({ at, id }) => ({ at, id }))
    return { list: page.map(toBookCheckDto), nextCursor }
  })
  serve(app, runBookCheck, ({ body, operator }) => checks.run(operator.name, body))
}
