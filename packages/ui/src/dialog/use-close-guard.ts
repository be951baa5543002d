import { useLayoutEffect, useRef } from 'react'

/**
 * Says whether a reason to close counts. A tap on the mask does not for `ignoreMs` after opening (A4, SHL-15), so that
 * a double tap closes nothing; the focus that a dialog gives back while it leaves closes none that has just opened.
 */
export function useCloseGuard(open: boolean, ignoreMs: number): (reason: string) => boolean {
  const openedAt = useRef(0)
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (reason) => {
    if (reason === 'focus-out') return false
    return reason !== 'outside-press' || performance.now() - openedAt.current >= ignoreMs
  }
}
