import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `done` once after `durationMs` of not being paused. */
export function useCountdown(durationMs: number, paused: boolean, done: () => void): void {
  const left = useRef(durationMs)
  const finish = useEffectEvent(done)
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(finish, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused])
}
