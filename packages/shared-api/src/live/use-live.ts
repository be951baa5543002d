import { useEffect, useSyncExternalStore } from 'react'
import { live, type LiveState } from './live-stream.ts'

const follow = (changed: () => void): (() => void) => {
  const following = live.state.subscribe(changed)
  return () => following.unsubscribe()
}

/** Holds the page's event stream open while the component is mounted, and returns its state. */
export function useLive(): LiveState {
  useEffect(() => live.join(), [])
  return useSyncExternalStore(
    follow,
    () => live.state.value,
    () => 'off' as const,
  )
}
