import {
  elotteryList,
  lotteryList,
  lotteryMenus,
  lotteryNumero,
  vietnamMenus,
  vietnamNumero,
} from '@site/shared-api/contract/lottery'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { Draws } from '#games/lottery/draws'
import { LotteryService } from '#games/lottery/service'

const LOOK_MS = 1_000
const TIDY_MS = 3_600_000

/** Lotteries and their draws (A7, GAM-07). */
export async function lotteryRoutes(app: FastifyInstance): Promise<void> {
  const { db, clock } = app.platform
  const draws = new Draws(app.platform, (error) => app.log.warn({ err: error }, 'draws were not fetched'))
  const service = new LotteryService(db, clock, draws)
  drawBySchedule(app, draws)

  serve(app, lotteryList, ({ query, brand, language }) =>
    service.list(brand, { gameType: 'LOTT', vassalage: query.vassalage }, language),
  )
  serve(app, elotteryList, async ({ query, brand, language }) => ({
    prizeMode: query.prizeMode,
    ...(await service.list(brand, { gameType: 'ELOTT', vassalage: query.vassalage }, language)),
  }))
  serve(app, lotteryMenus, ({ brand, language }) => service.menu(brand, language))
  serve(app, vietnamMenus, ({ brand, language }) => service.menu(brand, language, true))
  serve(app, lotteryNumero, ({ query, brand, language }) => service.numero(brand, query, language))
  serve(app, vietnamNumero, ({ query, brand, language }) =>
    service.numero(brand, { ...query, vietnam: true }, language),
  )
}

/** Draws are held without open pages, too. */
function drawBySchedule(app: FastifyInstance, draws: Draws): void {
  const failed = (error: unknown): void => app.log.warn({ err: error }, 'old draws were not forgotten')
  const looking = setInterval(() => void draws.catchUp(), LOOK_MS).unref()
  const tidying = setInterval(() => void draws.forgetOld().catch(failed), TIDY_MS).unref()
  app.addHook('preClose', async () => {
    clearInterval(looking)
    clearInterval(tidying)
    // A draw that is being fetched is kept before the database closes.
    await draws.catchUp()
  })
}
