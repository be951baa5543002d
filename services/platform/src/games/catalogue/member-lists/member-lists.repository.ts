import { sql } from 'kysely'
import type { Database } from '#db/database'
import type { Scope } from '#games/catalogue/classes/categories'
import { arranged, idsOf, lobbyOf } from '#games/catalogue/lobby-order'
import type { GameRow, BrandCatalogue } from '#games/catalogue/games.repository'

/** Lists of games that belong to a member, and the moment that orders each. */
const LISTS = { favourites: 'added_at', recent_games: 'played_at' } as const
export type MemberList = keyof typeof LISTS

/** Adds a game to a member's list; one that is there already keeps a favourite's time and renews a recent one's. */
export async function addToList(
  db: Database,
  list: MemberList,
  memberId: string,
  nodeId: bigint,
  at: Date,
): Promise<void> {
  const time = sql.ref(LISTS[list])
  const again = list === 'favourites' ? sql`nothing` : sql`update set ${time} = excluded.${time}`
  await sql`insert into ${sql.table(list)} (member_id, node_id, ${time}) values (${memberId}, ${nodeId}, ${at})
    on conflict (member_id, node_id) do ${again}`.execute(db)
}

export async function removeFavourite(db: Database, memberId: string, nodeId: string): Promise<void> {
  await db
    .deleteFrom('favourites')
    .where('member_id', '=', memberId)
    .where('node_id', '=', BigInt(nodeId))
    .execute()
}

/** Node ids of a member's favourites, latest first. Index: favourites_by_time. */
export async function selectFavouriteIds(db: Database, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .execute()
  return rows.map((row) => row.node_id.toString())
}

function listed(
  db: Database,
  list: MemberList,
  memberId: string,
  catalogue: BrandCatalogue,
  scope: Scope,
  vendor: string,
) {
  const conditions = [sql`l.member_id = ${memberId}`, sql`${catalogue.merchant} = any(g.merchants)`]
  const { hidden, hot } = lobbyOf(catalogue)
  if (hidden.length > 0) conditions.push(sql`g.node_id <> all(${idsOf(hidden)})`)
  if (catalogue.vendors !== 'all') conditions.push(sql`g.vendor = any(${[...catalogue.vendors]})`)
  if (scope.hot)
    conditions.push(hot === null ? sql`g.hot_rank is not null` : sql`g.node_id = any(${idsOf(hot)})`)
  if (scope.gameType !== undefined) conditions.push(sql`g.game_type = ${scope.gameType}`)
  if (scope.classify !== undefined) conditions.push(sql`g.game_classify = ${scope.classify}`)
  if (scope.vendors !== undefined) conditions.push(sql`g.vendor = any(${[...scope.vendors]})`)
  if (scope.withoutVendors !== undefined && vendor === '')
    conditions.push(sql`g.vendor <> all(${[...scope.withoutVendors]})`)
  if (vendor !== '') conditions.push(sql`g.vendor = ${vendor}`)
  return sql`from ${sql.table(list)} l join games g on g.node_id = l.node_id where ${sql.join(conditions, sql` and `)}`
}

export interface ListFilter {
  scope: Scope
  vendor: string
  limit: number
  offset: number
}

/** One page of a member's list, latest first, and how many there are. Indexes: favourites_by_time, recent_games_by_time. */
export async function selectList(
  db: Database,
  list: MemberList,
  memberId: string,
  catalogue: BrandCatalogue,
  filter: ListFilter,
): Promise<{ rows: GameRow[]; count: number }> {
  const from = listed(db, list, memberId, catalogue, filter.scope, filter.vendor)
  const counted = await sql<{ count: bigint }>`select count(*) as count ${from}`.execute(db)
  const found =
    await sql<GameRow>`select g.* ${from} order by l.${sql.ref(LISTS[list])} desc, g.node_id limit ${filter.limit} offset ${filter.offset}`.execute(
      db,
    )
  return { rows: arranged(found.rows, lobbyOf(catalogue)), count: Number(counted.rows[0]?.count ?? 0n) }
}
