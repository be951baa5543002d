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
  slow?: (input: T, ms: number) => void,
): Promise<Spread> {
  const times: number[] = []
  for (const input of inputs) {
    const start = performance.now()
    await call(input)
    const ms = performance.now() - start
    slow?.(input, ms)
    times.push(ms)
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: times.at(-1) ?? 0 }
}

export function spreadText({ p50, p95, p99, most }: Spread): string {
  const ms = (value: number): string => `${value.toFixed(1)} ms`
  return `p50 ${ms(p50)} · p95 ${ms(p95)} · p99 ${ms(p99)} · slowest ${ms(most)}`
}
