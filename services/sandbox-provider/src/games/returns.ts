import { toPercent } from '#fair/ratio'
import { crashReturn } from '#games/crash/rtp'
import { HIGHEST, LOWEST_CASH_OUT } from '#games/crash/outcome'
import { lotteryReturns } from '#games/lottery/rtp'
import { HIGHEST_PAY, LINE_KINDS, type LineKind } from '#games/lottery/tables'
import { slotMaximum, slotReturn } from '#games/slot/rtp'
import type { GameKind } from '#launch/game-kind'

export interface PublishedReturn {
  /** Per cent of the stakes, two decimals, cut. */
  low: string
  high: string
  /** The most that a round pays, in stakes (of a line, for the lottery). */
  maximum: number
  lines?: Record<LineKind, string>
}

let known: Record<GameKind, PublishedReturn> | undefined

/** The return of each game, computed once from the tables that decide the rounds. */
export function publishedReturns(): Record<GameKind, PublishedReturn> {
  known ??= compute()
  return known
}

function compute(): Record<GameKind, PublishedReturn> {
  const slot = toPercent(slotReturn())
  // Between the lowest and the highest cash-out the return is the same to the digits shown.
  const flights = [LOWEST_CASH_OUT, 150, 200, 1000, HIGHEST].map((height) => toPercent(crashReturn(height)))
  const flight = flights.reduce((low, one) => (Number(one) < Number(low) ? one : low))
  const lines = lotteryReturns()
  const sorted = LINE_KINDS.map((kind) => toPercent(lines[kind])).sort((a, b) => Number(a) - Number(b))
  return {
    slot: { low: slot, high: slot, maximum: slotMaximum() },
    crash: { low: flight, high: flight, maximum: HIGHEST / 100 },
    lottery: {
      low: sorted[0] ?? '',
      high: sorted.at(-1) ?? '',
      maximum: HIGHEST_PAY / 100,
      // reason: mapped from the very keys
      lines: Object.fromEntries(LINE_KINDS.map((kind) => [kind, toPercent(lines[kind])])) as Record<
        LineKind,
        string
      >,
    },
  }
}
