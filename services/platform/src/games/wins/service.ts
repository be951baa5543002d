import { isFreePlay, type LanguageCode } from '@site/shared-api/contract/constants'
import type { Winner, WinnerEvent } from '@site/shared-api/contract/winner'
import type { Database } from '#db/database'
import type { Clock, Randomness } from '#deps'
import type { LiveBrand } from '#brands/index'
import { artPath } from '#games/catalogue/game-view'
import { catalogueOf } from '#games/catalogue/games.service'
import { maskAccount } from '#games/wins/mask'
import {
  deleteOldWins,
  insertWin,
  selectLatest,
  selectPlayer,
  selectWin,
  type WinRow,
} from '#games/wins/repository'

const AMOUNT = /^\d{1,16}(?:\.\d{2,3})?$/
const NOTHING = /^[0.]+$/
const ICON_WIDTH = 160
/** Wins of a brand that are kept: the board shows twenty, an operator may look a little further back. */
const KEPT_WINS = 500

export interface Win {
  merchant: string
  memberId: string
  nodeId: bigint | string
  /** Exact decimal text in the brand's currency, for example `120.50`. */
  amount: string
  /** Who won, where the caller has read it already. */
  player?: { account: string; type: number }
}

/** Wins for the winner board (A2, A3, LOB-08). */
export class WinService {
  readonly #clock: Clock
  readonly #randomness: Randomness
  constructor({ clock, randomness }: { clock: Clock; randomness: Randomness }) {
    this.#clock = clock
    this.#randomness = randomness
  }

  /**
   * Notes a win in the transaction that pays it and returns its id. A win of nothing and a win of play money are none, and
   * a game that has left the catalogue is not shown: undefined. Throws a RangeError for an amount that is not exact decimal text.
   */
  async record(
    tx: Database,
    { merchant, memberId, nodeId, amount, player: known }: Win,
  ): Promise<string | undefined> {
    if (!AMOUNT.test(amount)) throw new RangeError('a win is decimal text with the decimals of its currency')
    if (NOTHING.test(amount)) return undefined
    const player = known ?? (await selectPlayer(tx, memberId))
    if (!player || isFreePlay(player.type)) return undefined
    const id = this.#randomness.uuid()
    const isShown = await insertWin(tx, {
      id,
      merchant,
      member_id: memberId,
      customer: maskAccount(player.account),
      node_id: BigInt(nodeId),
      amount,
      won_at: this.#clock.now(),
    })
    return isShown ? id : undefined
  }

  async latest(db: Database, brand: LiveBrand, limit: number, language: LanguageCode): Promise<Winner[]> {
    const rows = await selectLatest(db, catalogueOf(brand), limit)
    return rows.map((row) => ({ ...winnerOf(row), gameName: row.names[language] }))
  }

  /** A win as open pages get it, in every language; undefined when it is gone. */
  async findWinnerEvent(db: Database, id: string): Promise<WinnerEvent | undefined> {
    const row = await selectWin(db, id)
    return row && { ...winnerOf(row), gameNames: row.names }
  }

  /** Keeps the table small. */
  async forgetOld(db: Database, merchant: string): Promise<void> {
    await deleteOldWins(db, merchant, KEPT_WINS)
  }
}

function winnerOf(row: WinRow): Omit<Winner, 'gameName'> {
  return {
    id: row.id,
    customerName: row.customer,
    iconUrl: artPath(row.node_id, ICON_WIDTH),
    winAmount: row.amount,
    wonAt: row.won_at.toISOString(),
    nodeId: row.node_id.toString(),
    gameType: row.game_type,
    vassalage: row.vendor,
    gameId: row.game_id,
    gameCode: row.game_code,
    lottoMode: row.lotto_mode,
    supportPlay: row.support_play === 1 ? 1 : 0,
    freeplay: row.freeplay === 1 ? 1 : 0,
  }
}
