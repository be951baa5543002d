import { createHash } from 'node:crypto'
import { gameKind, type GameKind } from '#launch/game-kind'
import type { Launch } from '#store/records'

/** A player at a game: what an address of `/play` opens. */
export interface Seat {
  launch: Launch
  kind: GameKind
  /** The player with one kind of money. */
  who: string
  /** The player at this game, on whatever device. */
  seat: string
}

export function seatOf(launch: Launch): Seat {
  const { player, mode, currency, game } = launch.body
  const who = digest(player, mode, currency.code)
  return { launch, kind: gameKind(game), who, seat: digest(who, game.nodeId) }
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
