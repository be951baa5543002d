import { winners } from '@site/shared-api/contract/winner'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { WinService } from '#games/wins/service'

const TIDY_MS = 3_600_000

/** The winner board (A7). */
export async function winRoutes(app: FastifyInstance): Promise<void> {
  const { brands, db } = app.platform
  const wins = new WinService(app.platform)
  const tidy = async (): Promise<void> => {
    for (const { merchant } of await brands.all()) await wins.forgetOld(db, merchant)
  }
  const tidying = setInterval(() => {
    tidy().catch((error: unknown) => app.log.warn({ err: error }, 'old wins were not forgotten'))
  }, TIDY_MS).unref()
  app.addHook('preClose', async () => clearInterval(tidying))
  serve(app, winners, ({ query, brand, language }) => wins.latest(db, brand, query.limitNum, language))
}
