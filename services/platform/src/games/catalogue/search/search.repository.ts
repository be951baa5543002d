import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { filtered, searchable, type Narrowing, type BrandCatalogue } from '#games/catalogue/games.repository'
import type { Scope } from '#games/catalogue/classes/categories'
import type { Wanted } from '#games/catalogue/search/wanted'

/** What a search is narrowed by in addition to the name. */
export interface Within {
  readonly catalogue: BrandCatalogue
  readonly scope: Scope
  readonly by: Narrowing
}

export interface Slice {
  readonly limit: number
  readonly offset: number
}

export interface Hits {
  readonly nodeIds: readonly bigint[]
  readonly count: number
}

/** A name this much longer or shorter is still nothing but what was typed. */
const ONE_LETTER = sql.lit(1)

const fits = (query: string): RawBuilder<boolean> => sql<boolean>`words @@ ${query}::tsquery`

/** The narrowed index, held against a full-text query. Index: game_search_words. */
function fitting(db: Database, { catalogue: shelf, scope, by }: Within, query: string, except?: string) {
  const found = searchable(db, shelf, scope, by).where(fits(query))
  return except === undefined ? found : found.where(sql<boolean>`not ${fits(except)}`)
}

/** So many games are ranked one by one; among more it is cheaper to walk from the most popular down. */
const MOST_RANKED = 600

/**
 * Games whose names fit: first a name that is all of what was typed, one with no other words, one with the words whole,
 * one that begins so, one that is nearest to what was typed, the most popular. Of more than `most` only the words whole
 * and the popularity count, and `most` are counted; of very many none is returned, and all of them are counted as
 * `undefined`.
 */
export async function selectHits(
  db: Database,
  where: Within,
  wanted: Wanted,
  most: number,
  { limit, offset }: Slice,
): Promise<Hits | undefined> {
  const { keys, length, exactly, near } = wanted
  const typed = keys[0] ?? ''
  const hits = fitting(db, where, wanted.fits)
    .select(['games.node_id', 'games.popularity'])
    .select(['words', 'name_en', 'name_ty'].map((column) => sql.ref<string>(column).as(column)))
    .limit(MOST_RANKED + 1)
  const whole = exactly === undefined ? [] : [sql`${fits(exactly)} desc`]
  const few = sql<boolean>`counted.count <= ${most}`
  const nearest =
    near === undefined ? [] : [sql`case when ${few} then ts_rank(words, ${near}::tsquery) end desc`]
  const { rows } = await sql<{ node_id: bigint | null; count: bigint }>`with hits as materialized (${hits}),
      counted as materialized (select count(*) as count from hits)
    select counted.count, page.node_id from counted left join lateral (
      select node_id from hits where counted.count <= ${MOST_RANKED}
      order by ${sql.join([
        sql`case when ${few} then name_en = any(${keys}::text[]) or name_ty = any(${keys}::text[]) end desc`,
        sql`case when ${few} then least(abs(length(name_en) - ${length}::int), abs(length(name_ty) - ${length}::int)) <= ${ONE_LETTER} end desc`,
        ...whole,
        sql`case when ${few} then starts_with(name_en, ${typed}) or starts_with(name_ty, ${typed}) end desc`,
        ...nearest,
        sql`popularity desc, node_id`,
      ])}
      limit least(${limit}::int, greatest(${most}::int - ${offset}::int, 0)) offset ${offset}
    ) as page on true`.execute(db)
  const count = Number(rows[0]?.count ?? 0n)
  if (count > MOST_RANKED) return undefined
  return { nodeIds: rows.flatMap(({ node_id }) => node_id ?? []), count: Math.min(count, most) }
}

/** How many games fit, `most` + 1 at most. */
export async function countHits(db: Database, where: Within, query: string, most: number): Promise<number> {
  const hits = fitting(db, where, query)
    .select('games.node_id')
    .limit(most + 1)
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from (${hits}) as hits`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/** The most popular of many games that fit. Index: game_search_popularity. */
export async function selectPopularHits(
  db: Database,
  where: Within,
  query: string,
  except: string | undefined,
  { limit, offset }: Slice,
): Promise<bigint[]> {
  if (limit <= 0) return []
  const rows = await fitting(db, where, query, except)
    .select('games.node_id')
    .orderBy('games.popularity', 'desc')
    .orderBy('games.node_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ node_id }) => node_id)
}

/** Games of the providers that `where` is narrowed to, but for those whose names fit. Index: games_by_vendor. */
function ofProviders(db: Database, { catalogue: shelf, scope, by }: Within, except: string | undefined) {
  const found = filtered(db, shelf, scope, by)
  if (except === undefined) return found
  return found.where(
    sql<boolean>`not exists (select from game_search s where s.node_id = games.node_id and s.words @@ ${except}::tsquery)`,
  )
}

/** How many games of the providers there are, `most` at most. */
export async function countOfProviders(
  db: Database,
  where: Within,
  except: string | undefined,
  most: number,
): Promise<number> {
  const counted = ofProviders(db, where, except).select('games.node_id').limit(most)
  const { rows } = await sql<{
    count: bigint
  }>`select count(*) as count from (${counted}) as counted`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/** Their games, the most popular first. */
export async function selectOfProviders(
  db: Database,
  where: Within,
  except: string | undefined,
  { limit, offset }: Slice,
): Promise<bigint[]> {
  if (limit <= 0) return []
  const rows = await ofProviders(db, where, except)
    .select('games.node_id')
    .orderBy('games.popularity', 'desc')
    .orderBy('games.node_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ node_id }) => node_id)
}
