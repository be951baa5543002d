import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import type { GameRow, BrandCatalogue } from '#games/catalogue/games.repository'
import type { LaunchTables } from '#games/launch/tables'

export type LaunchRow = LaunchTables['game_launches']

/** The most played game of a vendor under a code. Index: games_by_vendor. */
export function selectByCode(
  db: Database,
  catalogue: BrandCatalogue,
  vendor: string,
  gameCode: string,
): Promise<GameRow | undefined> {
  return db
    .selectFrom('games')
    .selectAll()
    .where('vendor', '=', vendor)
    .where('game_code', '=', gameCode)
    .where(sql<boolean>`${catalogue.merchant} = any(games.merchants)`)
    .orderBy('popularity', 'desc')
    .orderBy('node_id')
    .limit(1)
    .executeTakeFirst()
}

export async function insertLaunch(db: Database, row: Insertable<LaunchRow>): Promise<void> {
  await db.insertInto('game_launches').values(row).execute()
}

/** Uses a token: the row, once; undefined when it is unknown, used or too old. Index: game_launches.token_hash. */
export function takeLaunch(
  db: Database,
  use: { tokenHash: string; now: Date },
): Promise<LaunchRow | undefined> {
  return db
    .updateTable('game_launches')
    .set({ used_at: use.now })
    .where('token_hash', '=', use.tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .returningAll()
    .executeTakeFirst()
}

export async function wasUsed(db: Database, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('game_launches')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined && row.used_at !== null
}

/** Forgets launches, with their rounds, that ended before `before`. Index: game_launches_by_end. */
export async function deleteOldLaunches(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('game_launches').where('expires_at', '<', before).execute()
}

export async function isRestricted(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('play_restrictions')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

export async function isDown(db: Database, vendor: string): Promise<boolean> {
  const row = await db
    .selectFrom('vendors_down')
    .select('vendor')
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return row !== undefined
}

export async function setDown(db: Database, vendor: string, since: Date | undefined): Promise<void> {
  if (since === undefined) await db.deleteFrom('vendors_down').where('vendor', '=', vendor).execute()
  else
    await db
      .insertInto('vendors_down')
      .values({ vendor, since })
      .onConflict((conflict) => conflict.column('vendor').doNothing())
      .execute()
}

export async function setRestricted(db: Database, memberId: string, since: Date | undefined): Promise<void> {
  if (since === undefined)
    await db.deleteFrom('play_restrictions').where('member_id', '=', memberId).execute()
  else
    await db
      .insertInto('play_restrictions')
      .values({ member_id: memberId, since })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute()
}
