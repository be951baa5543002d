import { MASK_IGNORE_MS } from '@site/config'
import { useEffect, useRef } from 'react'

/** Says whether a tap on the mask counts: not in the first 300 ms after opening (A4, SHL-15), so that a double tap closes nothing. */
export function useMaskGuard(open: boolean): () => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return () => performance.now() - openedAt.current >= MASK_IGNORE_MS
}
