import { performance } from 'node:perf_hooks'

/** Milliseconds from when a call was due until its answer; a late start counts as waiting. */
export interface Times {
  p50: number
  p95: number
  p99: number
  failed: number
}

/** Offers calls at an even pace, whether the previous ones were answered or not. */
export async function offer(
  aSecond: number,
  seconds: number,
  call: (index: number) => Promise<boolean>,
): Promise<Times> {
  const times: number[] = []
  const running: Promise<void>[] = []
  let failed = 0
  const begun = performance.now()
  for (let i = 0; i < aSecond * seconds; i += 1) {
    const due = begun + (i * 1000) / aSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    running.push(
      call(i).then((isRight) => {
        times.push(performance.now() - due)
        if (!isRight) failed += 1
      }),
    )
  }
  await Promise.all(running)
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }
}
