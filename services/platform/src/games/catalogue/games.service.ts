import type { QueryOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Game, GamePage, HomeGames, listGames } from '@site/shared-api/contract/game'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { categoryKey, scopeOf, type Scope } from '#games/catalogue/classes/categories'
import { categoryName } from '#games/catalogue/classes/category-names'
import { gameOf, tileOf } from '#games/catalogue/game-view'
import {
  countGames,
  selectGame,
  selectGames,
  selectHot,
  selectPage,
  type GameRow,
  type Narrowing,
  type BrandCatalogue,
} from '#games/catalogue/games.repository'
import { arranged, lobbyOf } from '#games/catalogue/lobby-order'
import { GameSearch } from '#games/catalogue/search/search.service'
import { VendorNames } from '#games/catalogue/classes/vendor-names'

type ListQuery = QueryOf<typeof listGames>

interface Slice {
  limit: number
  offset: number
}
interface Rows {
  rows: readonly GameRow[]
  totalCount: number
  /** Providers that were typed. */
  providers?: readonly string[]
}

export function catalogueOf(brand: LiveBrand): BrandCatalogue {
  const { vendors, lobby } = brand.document
  return { merchant: brand.merchant, vendors, lobby }
}

const given = (text: string | undefined): string | undefined =>
  text === undefined || text === '' ? undefined : text

function narrowingOf(query: ListQuery): Narrowing {
  const [vendor, classify, minBet, minLine] = [
    query.vassalage,
    query.gameClassify,
    query.minBet,
    query.minLine,
  ].map(given)
  return {
    ...(vendor !== undefined && { vendor }),
    ...(classify !== undefined && { classify }),
    ...(minBet !== undefined && { minBet }),
    ...(minLine !== undefined && { minLine: Number(minLine) }),
    isNew: query.isNew === '1',
  }
}

/** Games of a brand (A4, A7). */
export class GameService {
  readonly #db: Database
  readonly #search: GameSearch
  readonly #vendorNames: VendorNames
  constructor(db: Database) {
    this.#db = db
    this.#search = new GameSearch(db)
    this.#vendorNames = new VendorNames(db)
  }

  /** One page of a list; throws `unknown_category`. */
  async list(brand: LiveBrand, query: ListQuery, language: LanguageCode): Promise<GamePage> {
    const scope = this.scope(brand, query.gameType)
    const by = narrowingOf(query)
    const { pageNo, pageSize } = query
    const catalogue = catalogueOf(brand)
    const slice = { limit: pageSize, offset: (pageNo - 1) * pageSize }
    const { rows, totalCount, providers } =
      query.gameName === ''
        ? await this.#page(catalogue, scope, by, slice)
        : await this.#found(catalogue, scope, by, query.gameName, slice)
    return {
      games: await this.view(rows, language),
      pageNum: pageNo,
      totalPages: Math.ceil(totalCount / pageSize),
      totalCount,
      ...(providers && providers.length > 0 && { providers: [...providers] }),
    }
  }

  async #page(catalogue: BrandCatalogue, scope: Scope, by: Narrowing, slice: Slice): Promise<Rows> {
    const totalCount = await countGames(this.#db, catalogue, scope, by)
    const beyond = slice.offset >= totalCount
    return { rows: beyond ? [] : await selectPage(this.#db, catalogue, scope, by, slice), totalCount }
  }

  async #found(
    catalogue: BrandCatalogue,
    scope: Scope,
    by: Narrowing,
    name: string,
    slice: Slice,
  ): Promise<Rows> {
    const words = await this.#vendorNames.words()
    const { nodeIds, count, providers } = await this.#search.find(
      { catalogue, scope, by },
      name,
      slice,
      words,
    )
    const rows = await selectGames(this.#db, nodeIds)
    return { rows: arranged(rows, lobbyOf(catalogue)), totalCount: count, providers }
  }

  async hot(brand: LiveBrand, limit: number, language: LanguageCode): Promise<Game[]> {
    return this.view(await selectHot(this.#db, catalogueOf(brand), limit), language)
  }

  /** The rails of home: hot games and each category that has games, `size` games each. */
  async home(brand: LiveBrand, size: number, language: LanguageCode): Promise<HomeGames> {
    const rail = async (scope: Scope) => {
      const rows = await selectPage(this.#db, catalogueOf(brand), scope, {}, { limit: size, offset: 0 })
      const totalCount =
        rows.length < size ? rows.length : await countGames(this.#db, catalogueOf(brand), scope, {})
      return { games: rows.map((row) => tileOf(row, language)), totalCount }
    }
    const categories: HomeGames['categories'] = []
    for (const key of brand.document.categories.filter((one) => one !== 'HOT')) {
      const found = await rail(this.scope(brand, key))
      if (found.totalCount > 0) categories.push({ key, displayName: categoryName(key, language), ...found })
    }
    return { hot: await rail({ hot: true }), categories }
  }

  /** The game of a node id in the brand's catalogue; throws `game_unknown`. */
  async require(brand: LiveBrand, nodeId: string): Promise<GameRow> {
    const row = await selectGame(this.#db, catalogueOf(brand), nodeId)
    if (!row) throw new ApiError('game_unknown', { field: 'nodeId' })
    return row
  }

  scope(brand: LiveBrand, category: string): Scope {
    const scope = scopeOf(category, brand.document)
    if (!scope) throw new ApiError('unknown_category', { field: 'gameType' })
    const first = brand.document.lobby.first[categoryKey(category)]
    return first === undefined ? scope : { ...scope, first }
  }

  async view(rows: readonly GameRow[], language: LanguageCode): Promise<Game[]> {
    const vendors = await this.#vendorNames.current()
    return rows.map((row) => gameOf(row, vendors, language))
  }
}
