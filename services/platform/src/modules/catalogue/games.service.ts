import type { Game, GamePage, HomeGames, LanguageCode, QueryOf, listGames } from '@site/shared-api/contract'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { LiveBrand } from '#modules/brands/service'
import { scopeOf, type Scope } from '#modules/catalogue/categories'
import { categoryName } from '#modules/catalogue/category-names'
import { gameOf, tileOf } from '#modules/catalogue/game-view'
import {
  countGames,
  selectGame,
  selectHot,
  selectPage,
  type GameRow,
  type Narrowing,
  type Shelf,
} from '#modules/catalogue/games.repository'
import { selectVendors, type VendorRow } from '#modules/catalogue/vendors.repository'

type ListQuery = QueryOf<typeof listGames>

export function shelfOf(brand: LiveBrand): Shelf {
  return { merchant: brand.merchant, vendors: brand.document.vendors }
}

const given = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text

function narrowingOf(query: ListQuery): Narrowing {
  const [vendor, classify, name, minBet, minLine] = [
    query.vassalage,
    query.gameClassify,
    query.gameName,
    query.minBet,
    query.minLine,
  ].map(given)
  return {
    ...(vendor !== undefined && { vendor }),
    ...(classify !== undefined && { classify }),
    ...(name !== undefined && { name }),
    ...(minBet !== undefined && { minBet }),
    ...(minLine !== undefined && { minLine: Number(minLine) }),
    isNew: query.isNew === '1',
  }
}

/** Games of a brand (A4, A7). */
export class GameService {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /** One page of a list; throws `unknown_category`. */
  async list(brand: LiveBrand, query: ListQuery, language: LanguageCode): Promise<GamePage> {
    const scope = this.scope(brand, query.gameType)
    const by = narrowingOf(query)
    const { pageNo, pageSize } = query
    const shelf = shelfOf(brand)
    const totalCount = await countGames(this.#db, shelf, scope, by)
    const offset = (pageNo - 1) * pageSize
    const rows =
      offset >= totalCount ? [] : await selectPage(this.#db, shelf, scope, by, { limit: pageSize, offset })
    return {
      games: await this.view(rows, language),
      pageNum: pageNo,
      totalPages: Math.ceil(totalCount / pageSize),
      totalCount,
    }
  }

  async hot(brand: LiveBrand, limit: number, language: LanguageCode): Promise<Game[]> {
    return this.view(await selectHot(this.#db, shelfOf(brand), limit), language)
  }

  /** The rails of home: hot games and each category that has games, `size` games each. */
  async home(brand: LiveBrand, size: number, language: LanguageCode): Promise<HomeGames> {
    const rail = async (scope: Scope) => {
      const rows = await selectPage(this.#db, shelfOf(brand), scope, {}, { limit: size, offset: 0 })
      const totalCount =
        rows.length < size ? rows.length : await countGames(this.#db, shelfOf(brand), scope, {})
      return { games: rows.map((row) => tileOf(row, language)), totalCount }
    }
    const categories: HomeGames['categories'] = []
    for (const key of brand.document.categories.filter((one) => one !== 'HOT')) {
      const found = await rail(this.scope(brand, key))
      if (found.totalCount > 0) categories.push({ key, displayName: categoryName(key, language), ...found })
    }
    return { hot: await rail({ hot: true }), categories }
  }

  /** The game of a node id on the brand's shelf; throws `game_unknown`. */
  async require(brand: LiveBrand, nodeId: string): Promise<GameRow> {
    const row = await selectGame(this.#db, shelfOf(brand), nodeId)
    if (!row) throw new ApiError('game_unknown', { field: 'nodeId' })
    return row
  }

  scope(brand: LiveBrand, category: string): Scope {
    const scope = scopeOf(category, brand.document)
    if (!scope) throw new ApiError('unknown_category', { field: 'gameType' })
    return scope
  }

  async view(rows: readonly GameRow[], language: LanguageCode): Promise<Game[]> {
    const vendors = new Map(
      (await selectVendors(this.#db)).map((row): [string, VendorRow] => [row.code, row]),
    )
    return rows.map((row) => gameOf(row, vendors, language))
  }
}
