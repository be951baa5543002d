type Timed = () => Promise<number>

/**
 * How long the first of each pair takes to the second, by the quickest quarter of both: what else a machine does only ever
 * makes a call longer. Who goes first changes from pair to pair.
 */
export async function timeRatio(pairs: readonly (readonly [Timed, Timed])[]): Promise<number> {
  const ones: number[] = []
  const others: number[] = []
  for (const [i, [one, other]] of pairs.entries()) {
    const inOrder = [[one, ones] as const, [other, others] as const]
    for (const [timed, times] of i % 2 === 0 ? inOrder : inOrder.reverse()) times.push(await timed())
  }
  return lowerQuartile(ones) / lowerQuartile(others)
}

const lowerQuartile = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? NaN
