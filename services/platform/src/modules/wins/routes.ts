import { winners } from '@site/shared-api/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { WinService } from '#modules/wins/service'

/** The winner board (A7). */
export async function winRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const wins = new WinService(app.platform)
  serve(app, winners, ({ query, brand, language }) => wins.latest(db, brand, query.limitNum, language))
}
