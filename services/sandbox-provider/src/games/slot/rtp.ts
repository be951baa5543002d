import { plus, ratio, times, type Ratio } from '#fair/ratio'
import {
  BASE_STRIPS,
  FREE_STRIPS,
  LADDER,
  LINES,
  PAYS,
  PICTURES,
  ROWS,
  SCATTER,
  type Symbol,
} from '#games/slot/tables'

type Strips = readonly (readonly Symbol[])[]

/** The exact mean pay of a round in stakes: lines, scatters and free spins, from the tables themselves. */
export function slotReturn(): Ratio {
  const chances = scatterChances(BASE_STRIPS)
  const free = lineReturn(FREE_STRIPS)
  let total = lineReturn(BASE_STRIPS)
  for (const [count, { pay, spins }] of Object.entries(SCATTER)) {
    const ladder = LADDER.slice(0, spins).reduce((sum, step) => sum + step, 0)
    const worth = plus(ratio(pay), times(ratio(ladder), free))
    total = plus(total, times(chances[Number(count)] ?? ratio(0), worth))
  }
  return total
}

/** No round pays more than this many stakes: every line of every spin at its best. */
export function slotMaximum(): number {
  const best = Math.max(...Object.values(PAYS).map((pays) => pays[2]))
  const scatter = SCATTER[5] ?? { pay: 0, spins: 0 }
  const ladder = LADDER.slice(0, scatter.spins).reduce((sum, step) => sum + step, 0)
  return best * (1 + ladder) + scatter.pay
}

/** Mean pay of all lines in stakes. Each row of a reel sees each position of its strip equally often. */
export function lineReturn(strips: Strips): Ratio {
  const shares = PICTURES.map((symbol) => {
    const hit = strips.map((strip, reel) =>
      ratio(strip.filter((one) => one === symbol || (one === 'W' && reel > 0)).length, strip.length),
    )
    const miss = hit.map((one) => ratio(one.under - one.over, one.under))
    return [3, 4, 5].reduce((sum, count) => {
      let chance = hit.slice(0, count).reduce(times)
      if (count < strips.length) chance = times(chance, miss[count] ?? ratio(0))
      return plus(sum, times(chance, ratio(PAYS[symbol][count - 3] ?? 0)))
    }, ratio(0))
  })
  // LINES lines, each a LINES-th of the stake.
  return shares.reduce(plus, ratio(0))
}

/** The chance of 0, 1, 2, … visible S, reel by reel. */
export function scatterChances(strips: Strips): Ratio[] {
  return strips.reduce<Ratio[]>(
    (chances, strip) => {
      const next: Ratio[] = []
      strip.forEach((_, stop) => {
        let seen = 0
        for (let row = 0; row < ROWS; row += 1) if (strip[(stop + row) % strip.length] === 'S') seen += 1
        chances.forEach((chance, before) => {
          const share = times(chance, ratio(1, strip.length))
          next[before + seen] = plus(next[before + seen] ?? ratio(0), share)
        })
      })
      return Array.from(next, (one) => one ?? ratio(0))
    },
    [ratio(1)],
  )
}

/** How a stake splits over the lines. */
export const LINE_COUNT = LINES.length
