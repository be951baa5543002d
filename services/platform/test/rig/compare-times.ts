type Timed = () => Promise<number>

/**
 * Deviations beyond which calls are distinguishable by their times. With equal times it is reached once in
 * 16,000 times, however much else the machine does.
 */
export const TIMING_THRESHOLD = 4

/**
 * By how many standard deviations the ranks of the longer calls lie above those of the others (the test of Mann and Whitney).
 * Both calls of each pair are timed one after the other; who goes first changes from pair to pair.
 */
export async function compareTimes(pairs: readonly (readonly [Timed, Timed])[]): Promise<number> {
  const ones: number[] = []
  const others: number[] = []
  for (const [i, [one, other]] of pairs.entries()) {
    const inOrder = [[one, ones] as const, [other, others] as const]
    for (const [timed, times] of i % 2 === 0 ? inOrder : inOrder.reverse()) times.push(await timed())
  }
  const n = pairs.length
  const longer = ones.flatMap((one) => others.filter((other) => one > other)).length
  return Math.abs(longer - n ** 2 / 2) / Math.sqrt((n ** 2 * (2 * n + 1)) / 12)
}
