import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database } from '#db/database'
import type { Tables } from '#db/tables'
import type { Scope } from '#games/catalogue/classes/categories'
import { arranged, idsOf, isOneOf, lobbyOf, pageAfter, type Lobby } from '#games/catalogue/lobby-order'
import type { CatalogueTables } from '#games/catalogue/tables'

export type GameRow = CatalogueTables['games']

/** What a list may be narrowed by in addition to its category. */
export interface Narrowing {
  vendor?: string
  classify?: string
  /** Playable from this stake or less. */
  minBet?: string
  /** At least so many lines. */
  minLine?: number
  isNew?: boolean
}

/** Which brand asks, and which of its vendors it offers. */
export interface BrandCatalogue {
  merchant: string
  vendors: readonly string[] | 'all'
  /** As the catalogue has it where nothing is said. */
  lobby?: Lobby
}

type GameQuery<O> = SelectQueryBuilder<Tables, 'games', O>

function inCatalogue<O>(query: GameQuery<O>, catalogue: BrandCatalogue): GameQuery<O> {
  let offered = query.where(sql<boolean>`${catalogue.merchant} = any(games.merchants)`)
  const { hidden } = lobbyOf(catalogue)
  if (hidden.length > 0) offered = offered.where(sql<boolean>`not ${isOneOf(hidden)}`)
  return catalogue.vendors === 'all'
    ? offered
    : offered.where('games.vendor', 'in', [...catalogue.vendors, ''])
}

function inScope<O>(query: GameQuery<O>, scope: Scope, { hot }: Lobby, vendorChosen: boolean): GameQuery<O> {
  let found = query
  if (scope.hot)
    found = hot === null ? found.where('games.hot_rank', 'is not', null) : found.where(isOneOf(hot))
  if (scope.gameType !== undefined) found = found.where('games.game_type', '=', scope.gameType)
  if (scope.classify !== undefined) found = found.where('games.game_classify', '=', scope.classify)
  if (scope.vendors !== undefined) found = found.where('games.vendor', 'in', [...scope.vendors, ''])
  if (scope.withoutVendors !== undefined && !vendorChosen)
    found = found.where('games.vendor', 'not in', [...scope.withoutVendors])
  return found
}

function narrowed<O>(query: GameQuery<O>, by: Narrowing, lobby: Lobby): GameQuery<O> {
  let found = query
  const { vendor, classify, minBet, minLine, isNew } = by
  if (vendor !== undefined) found = found.where('games.vendor', '=', vendor)
  if (classify !== undefined)
    found = found.where((eb) =>
      eb.or([eb('games.game_classify', '=', classify), eb('games.game_classify_new', '=', classify)]),
    )
  if (minBet !== undefined) found = found.where(sql<boolean>`games.min_bet <= ${minBet}::numeric`)
  if (minLine !== undefined) found = found.where('games.min_line', '>=', minLine)
  if (isNew === true)
    found = lobby.new === null ? found.where('games.is_new', '=', true) : found.where(isOneOf(lobby.new))
  return found
}

/** Games of a brand, narrowed. */
export const filtered = (db: Database, catalogue: BrandCatalogue, scope: Scope, by: Narrowing) =>
  narrowed(
    inScope(
      inCatalogue(db.selectFrom('games'), catalogue),
      scope,
      lobbyOf(catalogue),
      by.vendor !== undefined,
    ),
    by,
    lobbyOf(catalogue),
  )

/** The search index, narrowed as a list of games is: it has the same columns to narrow by. */
export function searchable(db: Database, catalogue: BrandCatalogue, scope: Scope, by: Narrowing) {
  const index = db.selectFrom(sql<CatalogueTables['games']>`game_search`.as('games'))
  return narrowed(
    inScope(inCatalogue(index, catalogue), scope, lobbyOf(catalogue), by.vendor !== undefined),
    by,
    lobbyOf(catalogue),
  )
}

/** The games of these node ids, in their order. Index: the primary key. */
export async function selectGames(db: Database, nodeIds: readonly bigint[]): Promise<GameRow[]> {
  if (nodeIds.length === 0) return []
  const rows = await db
    .selectFrom('games')
    .selectAll()
    .where(sql<boolean>`node_id = any(${`{${nodeIds.join()}}`}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.node_id, row]))
  return nodeIds.flatMap((nodeId) => byId.get(nodeId) ?? [])
}

/** Those of these node ids that the catalogue holds. Index: the primary key. */
export async function selectKnownIds(db: Database, nodeIds: readonly string[]): Promise<Set<string>> {
  if (nodeIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('games')
    .select('node_id')
    .where(sql<boolean>`node_id = any(${`{${nodeIds.join()}}`}::bigint[])`)
    .execute()
  return new Set(rows.map((row) => row.node_id.toString()))
}

interface Page {
  limit: number
  offset: number
}

/**
 * One page: what the brand puts first, then the most popular. Indexes: games_by_type, games_by_class, games_by_vendor,
 * games_by_popularity; the primary key for what the brand puts first.
 */
export async function selectPage(
  db: Database,
  catalogue: BrandCatalogue,
  scope: Scope,
  by: Narrowing,
  page: Page,
): Promise<GameRow[]> {
  const { first = [] } = scope
  const leading = first.length === 0 ? [] : await selectFirst(db, catalogue, scope, by, first)
  const { skip, take, rest } = pageAfter(leading.length, page)
  const others = rest.limit === 0 ? [] : await selectOthers(db, catalogue, scope, by, rest)
  return arranged([...leading.slice(skip, skip + take), ...others], lobbyOf(catalogue))
}

function selectOthers(
  db: Database,
  catalogue: BrandCatalogue,
  scope: Scope,
  by: Narrowing,
  page: Page,
): Promise<GameRow[]> {
  const { hot } = lobbyOf(catalogue)
  let query = filtered(db, catalogue, scope, by).selectAll('games')
  if (scope.first !== undefined && scope.first.length > 0)
    query = query.where(sql<boolean>`not ${isOneOf(scope.first)}`)
  if (scope.hot)
    query =
      hot === null
        ? query.orderBy('games.hot_rank')
        : query.orderBy(sql`array_position(${idsOf(hot)}, games.node_id)`)
  else query = query.orderBy('games.popularity', 'desc')
  return query.orderBy('games.node_id').limit(page.limit).offset(page.offset).execute()
}

/** What the brand puts first in a category: a hundred at most. */
function selectFirst(
  db: Database,
  catalogue: BrandCatalogue,
  scope: Scope,
  by: Narrowing,
  first: readonly string[],
): Promise<GameRow[]> {
  return filtered(db, catalogue, scope, by)
    .selectAll('games')
    .where(isOneOf(first))
    .orderBy(sql`array_position(${idsOf(first)}, games.node_id)`)
    .execute()
}

export async function countGames(
  db: Database,
  catalogue: BrandCatalogue,
  scope: Scope,
  by: Narrowing,
): Promise<number> {
  const row = await filtered(db, catalogue, scope, by)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Hot games in their order. Index: games_hot. */
export function selectHot(db: Database, catalogue: BrandCatalogue, limit: number): Promise<GameRow[]> {
  return selectPage(db, catalogue, { hot: true }, {}, { limit, offset: 0 })
}

export async function selectGame(
  db: Database,
  catalogue: BrandCatalogue,
  nodeId: string,
): Promise<GameRow | undefined> {
  const row = await inCatalogue(db.selectFrom('games').selectAll('games'), catalogue)
    .where('games.node_id', '=', BigInt(nodeId))
    .executeTakeFirst()
  return row && arranged([row], lobbyOf(catalogue))[0]
}

/** A game of any brand: pictures belong to no brand. */
export function selectAnyGame(db: Database, nodeId: string): Promise<GameRow | undefined> {
  return db.selectFrom('games').selectAll().where('node_id', '=', BigInt(nodeId)).executeTakeFirst()
}

/** Games of a brand by provider, type and both classifications: what menus count. */
export function countByVendor(db: Database, catalogue: BrandCatalogue) {
  return inCatalogue(db.selectFrom('games'), catalogue)
    .select(['games.vendor', 'games.game_type', 'games.game_classify', 'games.game_classify_new'])
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .groupBy(['games.vendor', 'games.game_type', 'games.game_classify', 'games.game_classify_new'])
    .execute()
}
