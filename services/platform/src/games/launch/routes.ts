import {
  gameDetail,
  launchGame,
  launchLottery,
  restrictPlay,
  setVendorDown,
} from '@site/shared-api/contract/launch'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { GameService } from '#games/catalogue/games.service'
import { LaunchOperator } from '#games/launch/operator.service'
import { pageOrigin } from '#api/page-origin'
import { LaunchService } from '#games/launch/service'

/** Opening games (A4, A7), one game's details, what operators close. */
export async function launchRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app
  const launches = new LaunchService(platform, platform.games)
  const games = new GameService(platform.db)
  const operator = new LaunchOperator(platform)

  serve(app, launchGame, ({ query, brand, session, language, reply, request }) => {
    void reply.header('Cache-Control', 'no-store')
    return launches.game({ brand, session, language, origin: pageOrigin(brand, request) }, query)
  })
  serve(app, launchLottery, ({ query, brand, session, language, reply, request }) => {
    void reply.header('Cache-Control', 'no-store')
    return launches.lottery({ brand, session, language, origin: pageOrigin(brand, request) }, query)
  })
  serve(app, gameDetail, async ({ query, brand, language }) => {
    const row = await games.require(brand, query.nodeId)
    const [game] = await games.view([row], language)
    if (!game) throw new ApiError('game_unknown', { field: 'nodeId' })
    return game
  })
  serve(app, setVendorDown, ({ operator: { name }, params, body }) =>
    operator.vendor(name, params.code, body.down),
  )
  serve(app, restrictPlay, ({ operator: { name }, params, body }) =>
    operator.member(name, params.merchant, params.account, body.restricted),
  )
}
