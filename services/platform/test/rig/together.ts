const HANDS = 16

/** Works through `jobs` with a few hands at once. */
export async function together<T>(
  jobs: readonly T[],
  work: (job: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const hand = async (): Promise<void> => {
    for (let i = next++; i < jobs.length; i = next++) {
      const job = jobs[i]
      if (job !== undefined) await work(job, i)
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
}
