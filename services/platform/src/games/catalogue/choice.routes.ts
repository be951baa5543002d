import { findGames, MOST_CHOICES } from '@site/shared-api/contract/game-choice'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { selectGames } from '#games/catalogue/games.repository'
import { catalogueOf } from '#games/catalogue/games.service'
import { GameSearch } from '#games/catalogue/search/search.service'

const UNARRANGED = { hot: null, new: null, hidden: [], first: {} }

/** Games for an operator who arranges a lobby: found by name in either language, or by their ids. */
export async function choiceRoutes(app: FastifyInstance): Promise<void> {
  const { brands, db } = app.platform
  const search = new GameSearch(db)
  serve(app, findGames, async ({ query: { brand: merchant, ids, name = '' } }) => {
    const brand = await brands.byMerchant(merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'brand' })
    // An operator who arranges a lobby has to find hidden games, too.
    const catalogue = { ...catalogueOf(brand), lobby: UNARRANGED }
    const where = { catalogue, scope: {}, by: {} }
    const nodeIds =
      ids === undefined
        ? (await search.find(where, name, { limit: MOST_CHOICES, offset: 0 })).nodeIds
        : [...new Set(ids.split(','))].map(BigInt)
    const rows = await selectGames(db, nodeIds)
    return {
      list: rows.map(({ node_id, names, vendor, game_type }) => ({
        nodeId: node_id.toString(),
        name: names,
        vendor,
        gameType: game_type,
      })),
    }
  })
}
