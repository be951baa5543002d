import { WINNERS_STEP_MS } from '@site/config'
import { useCallback, useEffect, useState } from 'react'

const PAIR = 2

/** Which entry is first; while it runs the next pair comes up every few seconds. */
export function useRotation(count: number, runs: boolean) {
  const [{ first, moving }, set] = useState({ first: 0, moving: false })
  useEffect(() => {
    if (!runs) return
    const steps = setInterval(() => set(({ first }) => ({ first, moving: true })), WINNERS_STEP_MS)
    return () => clearInterval(steps)
  }, [runs])
  /** The move has been seen: the pair that went up goes to the end. */
  const moved = useCallback(
    () =>
      set(({ first, moving }) => ({
        first: moving ? (first + PAIR) % Math.max(count, 1) : first,
        moving: false,
      })),
    [count],
  )
  const restart = useCallback(() => set({ first: 0, moving: false }), [])
  return { first: count === 0 ? 0 : first % count, moving, moved, restart }
}
