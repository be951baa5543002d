import { sql, type Insertable } from 'kysely'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { BrandCatalogue } from '#games/catalogue/games.repository'
import type { LotteryTables } from '#games/lottery/tables'
import type { DrawSchedule } from '@site/shared-api/contract/lottery'

export interface DrawRow {
  lottery_id: string
  draw_at: Date
  numbers: number[]
}

/** Every lottery with its last draw that is known: what the draws are made by. */
export function selectSchedules(db: Database) {
  return db
    .selectFrom('lotteries')
    .innerJoin('games', 'games.node_id', 'lotteries.node_id')
    .leftJoin('lottery_draws', 'lottery_draws.lottery_id', 'lotteries.id')
    .select(['lotteries.id', 'lotteries.schedule', 'lotteries.node_id', 'games.vendor'])
    .select((eb) => eb.fn.max('lottery_draws.draw_at').as('last_at'))
    .groupBy(['lotteries.id', 'games.vendor'])
    .execute()
}
export type ScheduleRow = Awaited<ReturnType<typeof selectSchedules>>[number]

/** Lotteries of a brand, most popular first; about a hundred. */
export function selectLotteries(db: Database, { merchant, vendors }: BrandCatalogue) {
  const query = db
    .selectFrom('lotteries')
    .innerJoin('games', 'games.node_id', 'lotteries.node_id')
    .innerJoin('vendors', 'vendors.code', 'games.vendor')
    .select([
      'lotteries.id',
      'lotteries.schedule',
      'games.node_id',
      'games.names',
      'games.vendor',
      'vendors.names as vendor_names',
      'games.game_type',
      'games.game_id',
      'games.game_code',
      'games.lotto_mode',
      'games.support_play',
      'games.freeplay',
    ])
    .where(sql<boolean>`${merchant} = any(games.merchants)`)
    .where('games.game_type', 'in', ['LOTT', 'ELOTT'])
    .orderBy('games.popularity', 'desc')
    .orderBy('games.node_id')
  return vendors === 'all' ? query : query.where('games.vendor', 'in', [...vendors, ''])
}
export type LotteryRow = Awaited<ReturnType<ReturnType<typeof selectLotteries>['execute']>>[number]

/** The last draw of each lottery; none of an instance whose clock is ahead. Index: the primary key of lottery_draws. */
export function selectLastDraws(db: Database, now: Date): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draws')
    .distinctOn('lottery_id')
    .selectAll()
    .where('draw_at', '<=', now)
    .orderBy('lottery_id')
    .orderBy('draw_at', 'desc')
    .execute()
}

/** Latest draws of one lottery. Index: the primary key of lottery_draws. */
export function selectDraws(db: Database, lotteryId: string, now: Date, limit: number): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('lottery_id', '=', lotteryId)
    .where('draw_at', '<=', now)
    .orderBy('draw_at', 'desc')
    .limit(limit)
    .execute()
}

/** Keeps draws; one that another instance has made already stays as that one made it. */
export async function insertDraws(db: Database, draws: readonly DrawRow[]): Promise<void> {
  if (draws.length === 0) return
  await db
    .insertInto('lottery_draws')
    .values(draws.map((one) => ({ ...one, numbers: toJson(one.numbers) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets each lottery's draws beyond its latest `keep`. */
export async function deleteOldDraws(db: Database, keep: number): Promise<void> {
  await sql`delete from lottery_draws d using (
    select lottery_id, draw_at, row_number() over (partition by lottery_id order by draw_at desc) as place
    from lottery_draws
  ) old where old.place > ${keep} and d.lottery_id = old.lottery_id and d.draw_at = old.draw_at`.execute(db)
}

export async function insertLottery(
  db: Database,
  row: { id: string; node_id: bigint; schedule: DrawSchedule },
): Promise<void> {
  const stored: Insertable<LotteryTables['lotteries']> = row
  await db
    .insertInto('lotteries')
    .values({ ...stored, schedule: toJson(row.schedule) })
    .execute()
}
