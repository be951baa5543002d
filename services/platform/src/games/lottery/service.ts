import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Draw, DrawInfo, Lottery, LotteryPage } from '@site/shared-api/contract/lottery'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import type { Clock } from '#deps'
import type { LiveBrand } from '#brands/index'
import { catalogueOf } from '#games/catalogue/games.service'
import { issueOf, nextDraw } from '#games/lottery/draw-times'
import type { Draws } from '#games/lottery/draws'
import {
  selectDraws,
  selectLastDraws,
  selectLotteries,
  type DrawRow,
  type LotteryRow,
} from '#games/lottery/repository'

/** The providers whose lotteries are Vietnam's (A4, A7). */
const VIETNAM: readonly string[] = ['TCG_LOTTO_VN']

type GameType = Lottery['gameType']
interface Wanted {
  gameType?: GameType
  vassalage?: string
}
type Menu = {
  vassalage: string
  displayName: string
  lotteries: { id: string; gameCode: string; displayName: string }[]
}[]

/** Lotteries of a brand: next draws, last numbers, history (A7, GAM-07). */
export class LotteryService {
  readonly #db: Database
  readonly #clock: Clock
  readonly #draws: Draws
  constructor(db: Database, clock: Clock, draws: Draws) {
    this.#db = db
    this.#clock = clock
    this.#draws = draws
  }

  async list(brand: LiveBrand, wanted: Wanted, language: LanguageCode): Promise<LotteryPage> {
    // Before reading: who asks at the second of a draw shall see it, whichever instance makes it.
    await this.#draws.catchUp()
    const rows = await this.#rows(brand, wanted)
    const now = this.#clock.now()
    const last = new Map((await selectLastDraws(this.#db, now)).map((row) => [row.lottery_id, row]))
    const lotteries = rows.map((row) => lotteryOf(row, last.get(row.id), now, language))
    return { now: now.toISOString(), lotteries }
  }

  async menu(brand: LiveBrand, language: LanguageCode, vietnam = false): Promise<Menu> {
    const rows = await this.#rows(brand, { gameType: 'LOTT' })
    const menu = new Map<string, Menu[number]>()
    for (const row of rows.filter(({ vendor }) => !vietnam || VIETNAM.includes(vendor))) {
      const entry = menu.get(row.vendor) ?? {
        vassalage: row.vendor,
        displayName: row.vendor_names[language],
        lotteries: [],
      }
      entry.lotteries.push({ id: row.id, gameCode: row.game_code, displayName: row.names[language] })
      menu.set(row.vendor, entry)
    }
    return [...menu.values()]
  }

  /** Draw info of one lottery; throws `lottery_unknown`. */
  async numero(
    brand: LiveBrand,
    { lotteryId, limit, vietnam = false }: { lotteryId: string; limit: number; vietnam?: boolean },
    language: LanguageCode,
  ): Promise<DrawInfo> {
    await this.#draws.catchUp()
    const row = (await this.#rows(brand, {})).find(
      ({ id, vendor }) => id === lotteryId && (!vietnam || VIETNAM.includes(vendor)),
    )
    if (!row) throw new ApiError('lottery_unknown', { field: 'lotteryId' })
    const now = this.#clock.now()
    const draws = await selectDraws(this.#db, lotteryId, now, limit)
    return {
      now: now.toISOString(),
      lottery: lotteryOf(row, draws[0], now, language),
      draws: draws.map((one) => drawOf(row, one)),
    }
  }

  async #rows(brand: LiveBrand, { gameType, vassalage = '' }: Wanted): Promise<LotteryRow[]> {
    let query = selectLotteries(this.#db, catalogueOf(brand))
    if (gameType !== undefined) query = query.where('games.game_type', '=', gameType)
    if (vassalage !== '') query = query.where('games.vendor', '=', vassalage)
    return query.execute()
  }
}

function drawOf({ schedule }: Pick<LotteryRow, 'schedule'>, { draw_at, numbers }: DrawRow): Draw {
  return { issue: issueOf(schedule, draw_at), drawnAt: draw_at.toISOString(), numbers }
}

function lotteryOf(row: LotteryRow, last: DrawRow | undefined, now: Date, language: LanguageCode): Lottery {
  return {
    id: row.id,
    displayName: row.names[language],
    nodeId: row.node_id.toString(),
    gameType: row.game_type === 'ELOTT' ? 'ELOTT' : 'LOTT',
    vassalage: row.vendor,
    vendorName: row.vendor_names[language],
    gameId: row.game_id,
    gameCode: row.game_code,
    lottoMode: row.lotto_mode,
    supportPlay: row.support_play === 1 ? 1 : 0,
    freeplay: row.freeplay === 1 ? 1 : 0,
    schedule: row.schedule,
    nextDrawAt: nextDraw(row.schedule, now).toISOString(),
    lastDraw: last === undefined ? null : drawOf(row, last),
  }
}
