import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#db/database'
import { searchable, type Narrowing, type Shelf } from '#modules/catalogue/games.repository'
import type { Scope } from '#modules/catalogue/categories'
import type { Wanted } from '#modules/catalogue/search/wanted'

/** What a search is narrowed by besides the name. */
export interface Within {
  readonly shelf: Shelf
  readonly scope: Scope
  readonly by: Narrowing
}

export interface Slice {
  readonly limit: number
  readonly offset: number
}

export interface Hits {
  readonly nodeIds: readonly bigint[]
  /** All there are, or one more than `most`. */
  readonly count: number
}

/** A name this much longer or shorter is still nothing but what was typed. */
const ONE_LETTER = sql.lit(1)

const fits = (query: string): RawBuilder<boolean> => sql<boolean>`words @@ ${query}::tsquery`

/** The narrowed index, held against a full-text query. Index: game_search_words. */
function fitting(db: Database, { shelf, scope, by }: Within, query: string, except?: string) {
  const found = searchable(db, shelf, scope, by).where(fits(query))
  return except === undefined ? found : found.where(sql<boolean>`not ${fits(except)}`)
}

/**
 * Games whose names fit: first a name that is all of what was typed, one with no other words, one with the words whole,
 * one that begins so, one that is nearest to what was typed, the most popular. Of more than `most` none is returned, and
 * one more is counted.
 */
export async function selectHits(
  db: Database,
  where: Within,
  wanted: Wanted,
  most: number,
  { limit, offset }: Slice,
): Promise<Hits> {
  const { keys, length, exactly } = wanted
  const typed = keys[0] ?? ''
  const near = wanted.near === undefined ? [] : [sql`ts_rank(words, ${wanted.near}::tsquery) desc`]
  const whole = exactly === undefined ? [] : [sql`${fits(exactly)} desc`]
  const hits = fitting(db, where, wanted.fits)
    .select(['games.node_id', 'games.popularity'])
    .select(['words', 'name_en', 'name_ty'].map((column) => sql.ref<string>(column).as(column)))
    .limit(most + 1)
  const { rows } = await sql<{ node_id: bigint | null; count: bigint }>`with hits as materialized (${hits}),
      counted as materialized (select count(*) as count from hits)
    select counted.count, page.node_id from counted left join lateral (
      select node_id from hits where counted.count <= ${most}
      order by ${sql.join([
        sql`name_en = any(${keys}::text[]) or name_ty = any(${keys}::text[]) desc`,
        sql`least(abs(length(name_en) - ${length}::int), abs(length(name_ty) - ${length}::int)) <= ${ONE_LETTER} desc`,
        ...whole,
        sql`starts_with(name_en, ${typed}) or starts_with(name_ty, ${typed}) desc`,
        ...near,
        sql`popularity desc, node_id`,
      ])}
      limit ${limit} offset ${offset}
    ) as page on true`.execute(db)
  return {
    nodeIds: rows.flatMap(({ node_id }) => node_id ?? []),
    count: Number(rows[0]?.count ?? 0n),
  }
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
