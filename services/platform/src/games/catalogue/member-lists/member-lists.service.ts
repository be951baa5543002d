import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Game } from '@site/shared-api/contract/game'
import type { Clock } from '#deps'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { GameService, catalogueOf } from '#games/catalogue/games.service'
import {
  addToList,
  removeFavourite,
  selectFavouriteIds,
  selectList,
  type MemberList,
} from '#games/catalogue/member-lists/member-lists.repository'

interface ListQuery {
  gameType: string
  vendor: string
  page: number
  pageSize: number
}
interface ListPage {
  games: Game[]
  pageNum: number
  totalPages: number
  totalCount: number
}

/** Favourites and recently played games of a member (A7, LOB-19, LOB-23). */
export class MemberListService {
  readonly #db: Database
  readonly #clock: Clock
  readonly #games: GameService
  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
    this.#games = new GameService(db)
  }

  /** One page of a list; throws `unknown_category`. */
  async page(
    list: MemberList,
    brand: LiveBrand,
    memberId: string,
    query: ListQuery,
    language: LanguageCode,
  ): Promise<ListPage> {
    const scope = this.#games.scope(brand, query.gameType)
    const filter = {
      scope,
      vendor: query.vendor,
      limit: query.pageSize,
      offset: (query.page - 1) * query.pageSize,
    }
    const { rows, count } = await selectList(this.#db, list, memberId, catalogueOf(brand), filter)
    return {
      games: await this.#games.view(rows, language),
      pageNum: query.page,
      totalPages: Math.ceil(count / query.pageSize),
      totalCount: count,
    }
  }

  /** Puts a game on a list; throws `game_unknown`. */
  async add(
    list: MemberList,
    brand: LiveBrand,
    memberId: string,
    nodeId: string,
  ): Promise<{ nodeId: string }> {
    const game = await this.#games.require(brand, nodeId)
    await addToList(this.#db, list, memberId, game.node_id, this.#clock.now())
    return { nodeId: game.node_id.toString() }
  }

  /** Takes a favourite back; throws `game_unknown` for a game that the brand does not have. */
  async remove(brand: LiveBrand, memberId: string, nodeId: string): Promise<{ nodeId: string }> {
    const game = await this.#games.require(brand, nodeId)
    await removeFavourite(this.#db, memberId, nodeId)
    return { nodeId: game.node_id.toString() }
  }

  ids(memberId: string): Promise<string[]> {
    return selectFavouriteIds(this.#db, memberId)
  }
}
