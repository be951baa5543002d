import {
  addFavourite,
  addRecentGame,
  favouriteGames,
  favouriteIds,
  homeGames,
  hotGames,
  listGames,
  recentGames,
  removeFavourite,
} from '@site/shared-api/contract/game'
import { gameMenus, vendorTypes } from '@site/shared-api/contract/vendor'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { GameService } from '#games/catalogue/games.service'
import { MemberListService } from '#games/catalogue/member-lists/member-lists.service'
import { VendorService } from '#games/catalogue/vendors/vendors.service'

/** Games, providers, favourites, recently played games and the pictures of all of them. */
export async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  const { db, clock } = app.platform
  const games = new GameService(db)
  const vendors = new VendorService(db)
  const memberLists = new MemberListService(db, clock)

  serve(app, listGames, ({ query, brand, language }) => games.list(brand, query, language))
  serve(app, hotGames, async ({ query, brand, language }) => ({
    list: await games.hot(brand, query.limit, language),
  }))
  serve(app, homeGames, ({ query, brand, language }) => games.home(brand, query.size, language))
  serve(app, gameMenus, ({ brand, language }) => vendors.menus(brand, language))
  serve(app, vendorTypes, async ({ brand, language }) => {
    const menus = await vendors.menus(brand, language)
    return {
      mapping: Object.fromEntries(menus.map((menu) => [menu.key, menu.vendors])),
      sorting: menus.map(({ vendors: list, ...category }) => ({
        ...category,
        vendorNames: list.map(({ vassalage, accountTypeName }) => ({ vassalage, accountTypeName })),
      })),
    }
  })

  serve(app, favouriteGames, async ({ query, brand, session, language }) => {
    const { games: content, ...page } = await memberLists.page(
      'favourites',
      brand,
      session.memberId,
      { ...query, page: query.pageNo },
      language,
    )
    return { content, ...page }
  })
  serve(app, favouriteIds, ({ session }) => memberLists.ids(session.memberId))
  serve(app, addFavourite, ({ body, brand, session }) =>
    memberLists.add('favourites', brand, session.memberId, body.nodeId),
  )
  serve(app, removeFavourite, ({ body, brand, session }) =>
    memberLists.remove(brand, session.memberId, body.nodeId),
  )
  serve(app, recentGames, async ({ query, brand, session, language }) => {
    const {
      games: list,
      pageNum,
      totalPages,
    } = await memberLists.page('recent_games', brand, session.memberId, query, language)
    return { list, pageNum, totalPages }
  })
  serve(app, addRecentGame, ({ query, brand, session }) =>
    memberLists.add('recent_games', brand, session.memberId, query.nodeId),
  )
}
