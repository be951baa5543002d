import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { Game, GameTile } from '@site/shared-api/contract/game'
import type { GameRow } from '#games/catalogue/games.repository'
import type { VendorRow } from '#games/catalogue/vendors/vendors.repository'

const LARGE = 240
const SMALL = 160
const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Where the picture of a game lies, `width` pixels as WebP; AVIF lies beside it. */
export function artPath(nodeId: bigint | string, width: number): string {
  return `/img/game/${nodeId}/${width}.webp`
}

/** What a tile draws (A3), named in the language of the call. */
export function tileOf(row: GameRow, language: LanguageCode): GameTile {
  return {
    nodeId: row.node_id.toString(),
    displayName: row.names[language],
    gameType: row.game_type,
    vassalage: row.vendor,
    isHot: flag(row.hot_rank !== null),
    isNew: flag(row.is_new),
    supportPlay: flag(row.support_play === 1),
    freeplay: flag(row.freeplay === 1),
  }
}

/** A game with every field of A3. */
export function gameOf(
  row: GameRow,
  vendors: ReadonlyMap<string, Pick<VendorRow, 'names'>>,
  language: LanguageCode,
): Game {
  const tile = tileOf(row, language)
  return {
    ...tile,
    nodeName: row.names.EN,
    gameName: row.names[language],
    vendorName: vendors.get(row.vendor)?.names[language] ?? row.vendor,
    gameClassify: row.game_classify,
    gameClassifyNew: row.game_classify_new,
    iconUrl: artPath(tile.nodeId, LARGE),
    showIcon: artPath(tile.nodeId, SMALL),
    gameId: row.game_id,
    roomId: row.room_id,
    gameCode: row.game_code,
    lottoMode: row.lotto_mode,
    isGameH5: flag(row.is_game_h5),
    minBet: row.min_bet,
    minLine: row.min_line,
    rtp: row.rtp,
  }
}
