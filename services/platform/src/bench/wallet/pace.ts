import { performance } from 'node:perf_hooks'

export interface Pace {
  /** Calls a second. */
  throughput: number
  p50: number
  p95: number
  p99: number
}

/** Works through `jobs` with `hands` at once; times in milliseconds. */
export async function paceOf<T>(
  jobs: readonly T[],
  hands: number,
  work: (job: T) => Promise<unknown>,
): Promise<Pace> {
  const times: number[] = []
  let next = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
        const start = performance.now()
        await work(job)
        times.push(performance.now() - start)
      }
    }),
  )
  const took = performance.now() - begun
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0
  return { throughput: (jobs.length * 1000) / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
