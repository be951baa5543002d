import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { BrandCatalogue } from '#games/catalogue/games.repository'
import type { Localised } from '#games/catalogue/tables'
import type { WinTables } from '#games/wins/tables'

/** A win with what its board shows and a launch needs. */
export interface WinRow {
  id: string
  merchant: string
  customer: string
  amount: string
  won_at: Date
  node_id: bigint
  names: Localised
  vendor: string
  game_type: string
  game_id: string
  game_code: string
  lotto_mode: string | null
  support_play: number
  freeplay: number
}

/** False when the game is no longer in the catalogue. Index: the primary key of games. */
export async function insertWin(tx: Database, row: Insertable<WinTables['wins']>): Promise<boolean> {
  const result = await sql`insert into wins (id, merchant, member_id, customer, node_id, amount, won_at)
    select ${row.id}::uuid, ${row.merchant}, ${row.member_id}::uuid, ${row.customer}, g.node_id, ${row.amount}::numeric,
      ${row.won_at}::timestamptz from games g where g.node_id = ${row.node_id}`.execute(tx)
  return result.numAffectedRows === 1n
}

export function selectPlayer(tx: Database, memberId: string) {
  return tx.selectFrom('members').select(['account', 'type']).where('id', '=', memberId).executeTakeFirst()
}

function winsWithGames(db: Database) {
  return db
    .selectFrom('wins')
    .innerJoin('games', 'games.node_id', 'wins.node_id')
    .select([
      'wins.id',
      'wins.merchant',
      'wins.customer',
      'wins.amount',
      'wins.won_at',
      'games.node_id',
      'games.names',
      'games.vendor',
      'games.game_type',
      'games.game_id',
      'games.game_code',
      'games.lotto_mode',
      'games.support_play',
      'games.freeplay',
    ])
}

/** The latest wins in games that the brand still offers. Index: wins_latest. */
export function selectLatest(
  db: Database,
  { merchant, vendors }: BrandCatalogue,
  limit: number,
): Promise<WinRow[]> {
  let query = winsWithGames(db)
    .where('wins.merchant', '=', merchant)
    .where(sql<boolean>`${merchant} = any(games.merchants)`)
  if (vendors !== 'all') query = query.where('games.vendor', 'in', [...vendors, ''])
  return query.orderBy('wins.won_at', 'desc').orderBy('wins.id').limit(limit).execute()
}

export function selectWin(db: Database, id: string): Promise<WinRow | undefined> {
  return winsWithGames(db).where('wins.id', '=', id).executeTakeFirst()
}

/** Forgets a brand's wins beyond its latest `keep`. Index: wins_latest. */
export async function deleteOldWins(db: Database, merchant: string, keep: number): Promise<void> {
  await sql`delete from wins where merchant = ${merchant} and id in (
    select id from wins where merchant = ${merchant} order by won_at desc, id offset ${keep}
  )`.execute(db)
}
