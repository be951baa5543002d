type Timed = () => Promise<number>

/**
 * Calls are told apart by their times where the ranks are further apart than this many standard deviations. Where they take
 * as long as each other it happens once in 16,000 times, however much else the machine does.
 */
const TOLD_APART = 4

export interface Compared {
  /** Whether somebody who can ask again and again learns from the times which of both it was. */
  toldApart: boolean
  /** By how many standard deviations the ranks of the one lie above those of the other. */
  deviations: number
  /** The middle time of the one over that of the other. */
  ratio: number
}

/**
 * Times both calls of each pair, one after the other, and compares their ranks (the test of Mann and Whitney). Who goes first
 * changes from pair to pair.
 */
export async function compareTimes(pairs: readonly (readonly [Timed, Timed])[]): Promise<Compared> {
  const ones: number[] = []
  const others: number[] = []
  for (const [i, [one, other]] of pairs.entries()) {
    const inOrder = [[one, ones] as const, [other, others] as const]
    for (const [timed, times] of i % 2 === 0 ? inOrder : inOrder.reverse()) times.push(await timed())
  }
  const n = pairs.length
  const longer = ones.flatMap((one) => others.filter((other) => one > other)).length
  const deviations = (longer - n ** 2 / 2) / Math.sqrt((n ** 2 * (2 * n + 1)) / 12)
  return { toldApart: Math.abs(deviations) > TOLD_APART, deviations, ratio: median(ones) / median(others) }
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN
