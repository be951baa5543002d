import type { RandomStream } from '#fair/random-stream'
import {
  BASE_STRIPS,
  FREE_STRIPS,
  LADDER,
  LINES,
  PAYS,
  REELS,
  ROWS,
  SCATTER,
  type Symbol,
} from '#games/slot/tables'

export interface LineWin {
  line: number
  symbol: Symbol
  count: number
  /** Twentieths of the stake, before the multiplier. */
  pay: number
}

/** One spin: the top positions of the reels and what came of them. */
export interface Spin {
  stops: number[]
  multiplier: number
  wins: LineWin[]
  scatters: number
  /** Twentieths of the stake, multiplied, with the scatters' pay. */
  pay: number
}

export interface SlotOutcome {
  base: Spin
  free: Spin[]
  /** The whole round in twentieths of the stake. */
  pay: number
}

/** Decides a whole round, free spins included; the same numbers give the same round everywhere. */
export function slotOutcome(random: RandomStream): SlotOutcome {
  const base = spin(random, BASE_STRIPS, 1)
  const spins = SCATTER[base.scatters]?.spins ?? 0
  const free: Spin[] = []
  for (let i = 0; i < spins; i += 1) free.push(spin(random, FREE_STRIPS, LADDER[i] ?? 1))
  return { base, free, pay: free.reduce((sum, one) => sum + one.pay, base.pay) }
}

function spin(random: RandomStream, strips: readonly (readonly Symbol[])[], multiplier: number): Spin {
  return spinAt(
    strips,
    strips.map((strip) => random.below(strip.length)),
    multiplier,
  )
}

/** What a spin pays that stops at these positions. */
export function spinAt(strips: readonly (readonly Symbol[])[], stops: number[], multiplier: number): Spin {
  const grid = gridOf(strips, stops)
  const wins = LINES.flatMap((rows, line) => {
    const won = lineWin(rows.map((row, reel) => grid[reel]?.[row] ?? 'S'))
    return won === undefined ? [] : [{ line, ...won }]
  })
  const scatters = grid.flat().filter((symbol) => symbol === 'S').length
  const lines = wins.reduce((sum, win) => sum + win.pay, 0) * multiplier
  const pay = lines + (SCATTER[scatters]?.pay ?? 0) * LINES.length
  return { stops, multiplier, wins, scatters, pay }
}

/** The visible symbols by reel and row. */
export function gridOf(strips: readonly (readonly Symbol[])[], stops: readonly number[]): Symbol[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 'S'),
  )
}

/** The pay of five symbols in a row from the left; W never starts a line, so it never pays by itself. */
export function lineWin(
  symbols: readonly Symbol[],
): { symbol: Symbol; count: number; pay: number } | undefined {
  const symbol = symbols[0] ?? 'S'
  if (symbol === 'S' || symbol === 'W') return undefined
  let count = 1
  while (count < REELS && (symbols[count] === symbol || symbols[count] === 'W')) count += 1
  const pay = PAYS[symbol][count - 3]
  return pay === undefined ? undefined : { symbol, count, pay }
}
