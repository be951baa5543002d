import type { Seed } from '#start/seed/seed'
import type { DrawSchedule } from '@site/shared-api/contract/lottery'
import type { Database } from '#db/database'
import { randomFrom, type Random } from '@site/art'
import { selectPage, type GameRow } from '#games/catalogue/games.repository'
import { insertLottery } from '#games/lottery/repository'

const ALL = 1_000
const PACES: readonly (readonly [name: RegExp, seconds: number])[] = [
  [/One-Minute|Racing/, 60],
  [/Three-Minute/, 180],
  [/Flash|Fast|Speed/, 30],
  [/88 Rounds/, 900],
  [/Colour Clock/, 120],
]
const SLOW_PACES = [60, 180, 300, 600]
const ZONES = {
  TCG_LOTTO_VN: ['Asia/Ho_Chi_Minh', 'Asia/Bangkok'],
  TCG_SEA: ['Asia/Manila', 'Asia/Singapore'],
}
const MORNINGS = ['09:30', '10:00', '11:15']
const EVENINGS = ['16:30', '17:15', '18:30', '19:00', '21:00']
const DAYS: readonly number[][] = [[1], [3, 6], [0, 3], [2, 4, 6]]

function scheduleOf(game: GameRow, random: Random): DrawSchedule {
  const name = game.names.EN
  if (game.game_type === 'ELOTT') {
    const pace = PACES.find(([pattern]) => pattern.test(name))?.[1]
    return { kind: 'every', seconds: pace ?? random.pick(SLOW_PACES) }
  }
  const timeZone = random.pick(game.vendor === 'TCG_SEA' ? ZONES.TCG_SEA : ZONES.TCG_LOTTO_VN)
  const morning = random.pick(MORNINGS)
  const evening = random.pick(EVENINGS)
  const times = /Morning/.test(name) ? [morning] : random.chance(0.25) ? [morning, evening] : [evening]
  return { kind: 'daily', times, days: /Weekly|Grand/.test(name) ? random.pick(DAYS) : [], timeZone }
}

/** A lottery for every example game of the lottery types. */
async function seedLotteries(db: Database): Promise<void> {
  const catalogue = { merchant: 'lotus', vendors: 'all' } as const
  const page = { limit: ALL, offset: 0 }
  const games = [
    ...(await selectPage(db, catalogue, { gameType: 'LOTT' }, {}, page)),
    ...(await selectPage(db, catalogue, { gameType: 'ELOTT' }, {}, page)),
  ]
  for (const game of games) {
    const random = randomFrom(`lottery:${game.node_id}`)
    await insertLottery(db, {
      id: `l${game.node_id}`,
      node_id: game.node_id,
      schedule: scheduleOf(game, random),
    })
  }
}

export const seed: Seed = { after: ['catalogue'], run: seedLotteries }
