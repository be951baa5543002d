import { performance } from 'node:perf_hooks'

export interface Spread {
  p50: number
  p95: number
  p99: number
  most: number
}

/** How long each call took, in milliseconds, as a spread. */
export async function spreadOf<T>(
  inputs: readonly T[],
  call: (input: T) => Promise<unknown>,
): Promise<Spread> {
  const times: number[] = []
  for (const input of inputs) {
    const start = performance.now()
    await call(input)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: times.at(-1) ?? 0 }
}
