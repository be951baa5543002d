import { toNumber } from '#fair/ratio'
import { spinAt } from '#games/slot/outcome'
import { lineReturn } from '#games/slot/rtp'
import { LINES, type Symbol } from '#games/slot/tables'

/** Strips short enough to look at every stop. */
const SHORT: readonly (readonly Symbol[])[] = [
  ['a', '1', 'b', '4', '2'],
  ['a', 'W', '1', '3'],
  ['1', 'a', 'W', 'c', 'd'],
  ['a', '2', '1', 'W'],
  ['a', '1', 'd', '3', 'b'],
]

it('computes the return of lines as looking at every possible spin gives it', () => {
  let stops: number[][] = [[]]
  for (const strip of SHORT) stops = stops.flatMap((before) => strip.map((_, stop) => [...before, stop]))
  const pay = stops.reduce((sum, one) => sum + spinAt(SHORT, one, 1).pay, 0)
  expect(toNumber(lineReturn(SHORT))).toBeCloseTo(pay / stops.length / LINES.length, 12)
})
