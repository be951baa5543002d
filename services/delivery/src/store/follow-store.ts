import type { Mirror } from './mirror.ts'

const LOOK_MS = 1_000

/** Keeps the folder of releases as the store is, for as long as the service runs; `onProblem` hears once of a store that cannot be read. */
export async function followStore(mirror: Mirror, onProblem: (message: string) => void): Promise<() => void> {
  let isReported = false
  let next: NodeJS.Timeout | undefined
  let isOver = false

  async function look(): Promise<void> {
    try {
      await mirror.pull()
      isReported = false
    } catch (error) {
      if (!isReported) onProblem(`releases: ${String(error)}; those that are here are served`)
      isReported = true
    }
  }

  async function goOn(): Promise<void> {
    await look()
    if (!isOver) next = setTimeout(() => void goOn(), LOOK_MS)
  }

  await goOn()
  return () => {
    isOver = true
    clearTimeout(next)
  }
}
