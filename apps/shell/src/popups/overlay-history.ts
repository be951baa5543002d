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

/** Between stepping off the entry and the browser's word that it is done. */
let leaving = false

function addEntry(): void {
  history.pushState({ ...history.state, [MARK]: true }, '')
}

function leaveEntry(): void {
  leaving = true
  history.back()
}

/** Lets the browser's back button close what is open (SHL-04) with one history entry, taken away again on closing. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useEffectEvent(close)
  useEffect(() => {
    if (open && !overlayEntryOnTop()) addEntry()
    if (!open && overlayEntryOnTop()) leaveEntry()
    const moved = (): void => {
      if (overlayEntryOnTop()) {
        // An entry left over by the forward button or a reload holds nothing.
        if (!open) leaveEntry()
      } else if (leaving) {
        leaving = false
        // Opened again before the last entry was gone.
        if (open) addEntry()
      } else if (open) latest()
    }
    addEventListener('popstate', moved)
    return () => removeEventListener('popstate', moved)
  }, [open])
}
