import { useEffect, useEffectEvent } from 'react'

const MARK = 'overlay'

/**
 * Whether the newest history entry is the one that an open overlay added. Whoever navigates then replaces it
 * instead of pushing, so that one step back from the new page leads to the page below.
 */
export function overlayEntryOnTop(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && MARK in state
}

/** Lets the browser's back button close what is open (SHL-04) with one history entry, taken away again on closing. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useEffectEvent(close)
  useEffect(() => {
    if (open && !overlayEntryOnTop()) history.pushState({ ...history.state, [MARK]: true }, '')
    if (!open && overlayEntryOnTop()) history.back()
    const moved = (): void => {
      if (open && !overlayEntryOnTop()) latest()
      // An entry left over by the forward button or a reload holds nothing: step off it.
      if (!open && overlayEntryOnTop()) history.back()
    }
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [open])
}
