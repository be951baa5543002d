import { streamOf } from '#fair/node-stream'
import { ratio, plus, times, type Ratio } from '#fair/ratio'
import { crashOutcome } from '#games/crash/outcome'
import { crashReturn } from '#games/crash/rtp'
import { drawOutcome, linePay } from '#games/lottery/outcome'
import { lineReturn, SAMPLES } from '#games/lottery/rtp'
import { slotOutcome } from '#games/slot/outcome'
import { slotReturn } from '#games/slot/rtp'
import { LINES } from '#games/slot/tables'
import type { GameKind } from '#launch/game-kind'

/** Minor units that every simulated round stakes. */
export const STAKE = 100
const HEIGHTS = [101, 110, 125, 150, 200, 300, 500, 1000, 2500]

/** How a game is played over and over: the pay of a round by its number, and what it should return. */
export interface Player {
  play: (serverSeed: string, round: number) => number
  expected: () => Ratio
}

export const PLAYERS: Readonly<Record<GameKind, Player>> = {
  slot: {
    play: (seed, round) => (STAKE * slotOutcome(streamOf(seed, 'simulation', round)).pay) / LINES.length,
    expected: slotReturn,
  },
  /** Cashes out at one height after another. */
  crash: {
    play(seed, round) {
      const height = HEIGHTS[round % HEIGHTS.length] ?? 200
      return crashOutcome(streamOf(seed, 'simulation', round)) >= height ? (STAKE * height) / 100 : 0
    },
    expected: () => mean(HEIGHTS.map(crashReturn)),
  },
  /** One line of each kind in turn. */
  lottery: {
    play(seed, round) {
      const line = SAMPLES[round % SAMPLES.length]
      if (line === undefined) return 0
      return (STAKE * linePay(line.kind, line.number, drawOutcome(streamOf(seed, 'simulation', round)))) / 100
    },
    expected: () => mean(SAMPLES.map(({ kind, number }) => lineReturn(kind, number))),
  },
}

function mean(values: readonly Ratio[]): Ratio {
  return times(values.reduce(plus, ratio(0)), ratio(1, values.length))
}
