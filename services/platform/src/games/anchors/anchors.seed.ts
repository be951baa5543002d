import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import { insertAnchor } from '#games/anchors/repository'
import { selectPage } from '#games/catalogue/games.repository'

/** Invented hosts of live tables: id, names, when on air (UTC hour, hours); at every hour of the day one of them is. */
const ANCHORS: readonly (readonly [id: string, en: string, th: string, hour: number, hours: number])[] = [
  ['mali', 'Mali', 'มะลิ', 0, 12],
  ['isla', 'Isla', 'อิสลา', 6, 12],
  ['nara', 'Nara', 'นารา', 12, 12],
  ['kwan', 'Kwan', 'ขวัญ', 18, 12],
  ['tess', 'Tess', 'เทสส์', 3, 14],
  ['ploy', 'Ploy', 'พลอย', 15, 14],
  ['marco', 'Marco', 'มาร์โก', 9, 10],
  ['jinda', 'Jinda', 'จินดา', 21, 10],
  ['luz', 'Luz', 'ลุซ', 1, 9],
  ['fah', 'Fah', 'ฟ้า', 13, 9],
  ['amara', 'Amara', 'อมรา', 5, 8],
  ['tonkla', 'Tonkla', 'ต้นกล้า', 17, 8],
]
const HOUR_MINUTES = 60
const LAST_NOT_ACTIVE = 1
const PROMO_EVERY = 3

/** Example anchors at the most popular live tables that both brands offer. */
async function seedAnchors(db: Database): Promise<void> {
  const tables = await selectPage(
    db,
    { merchant: 'coral', vendors: 'all' },
    { gameType: 'LIVE' },
    {},
    { limit: ANCHORS.length, offset: 0 },
  )
  for (const [sort, [id, en, th, hour, hours]] of ANCHORS.entries()) {
    const table = tables[sort]
    if (!table) return
    await insertAnchor(db, {
      id,
      names: { EN: en, TY: th },
      node_id: table.node_id,
      is_hot: true,
      is_promo: sort % PROMO_EVERY === 0,
      active: sort < ANCHORS.length - LAST_NOT_ACTIVE,
      starts_at_minute: hour * HOUR_MINUTES,
      minutes_on_air: hours * HOUR_MINUTES,
      sort,
    })
  }
}

export const seed: Seed = { after: ['catalogue'], run: seedAnchors }
