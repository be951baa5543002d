import { CLOSED_BEFORE_MS, DRAW_EVERY_MS } from '#games/lottery/tables'

/** The draw that tickets bought at this moment are for. */
export function openDraw(now: number): number {
  return Math.floor((now + CLOSED_BEFORE_MS) / DRAW_EVERY_MS) + 1
}

/** The draw that was held last. */
export function lastDraw(now: number): number {
  return Math.floor(now / DRAW_EVERY_MS)
}

/** When a draw is held, in milliseconds of the epoch. */
export function drawTime(draw: number): number {
  return draw * DRAW_EVERY_MS
}
