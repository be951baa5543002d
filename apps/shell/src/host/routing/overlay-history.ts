import { useEffect, useEffectEvent } from 'react'

const MARK = 'overlay'

/** How many open overlays the newest history entry represents; each of them added one entry. */
function depthOnTop(): number {
  const state: unknown = history.state
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : undefined
  return typeof depth === 'number' ? depth : 0
}

/**
 * Whether the newest history entry is the one that an open overlay added. A navigation then replaces it
 * instead of pushing, so that one step back from the new page leads to the page below.
 */
export function overlayEntryOnTop(): boolean {
  return depthOnTop() > 0
}

/** Between stepping off entries and the browser's word that it is done. */
let leaving = false

/** Does the work when no step off an overlay's entry is under way any more; a new page in between would be left with it. */
export function afterLeaving(work: () => void): void {
  if (leaving) addEventListener('popstate', () => afterLeaving(work), { once: true })
  else work()
}

function toDepth(wanted: number): void {
  let now = depthOnTop()
  if (now > wanted) {
    leaving = true
    history.go(wanted - now)
  }
  while (now < wanted) {
    now += 1
    history.pushState({ ...history.state, [MARK]: now }, '')
  }
}

/** Lets the browser's back button close what is open, the topmost first (SHL-04): one history entry for each, taken away again on closing. */
export function useBackCloses(depth: number, closeTo: (depth: number) => void): void {
  const close = useEffectEvent(closeTo)
  useEffect(() => {
    if (!leaving) toDepth(depth)
    const moved = (): void => {
      const now = depthOnTop()
      if (!leaving && now < depth) return close(now)
      leaving = false
      // Opened again before the last entry was gone, or an entry left over by the forward button, a reload or a step elsewhere.
      toDepth(depth)
    }
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [depth])
}
