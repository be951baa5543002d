import { useRef, type MouseEvent } from 'react'
import { overlaysNow, type Overlay } from '#host/popups/overlay.ts'

/**
 * Closes what rows stand in once a link among them has led on, whichever part has drawn it; what a row has opened instead stays.
 * After the step, not before: the step takes the place of the overlay's own history entry, so that back leads to the page below.
 */
export function useLeave(onLeave: () => void) {
  const before = useRef<readonly Overlay[]>([])
  return {
    onClickCapture(): void {
      before.current = overlaysNow()
    },
    onClick({ target }: MouseEvent): void {
      const link = target instanceof Element && target.closest('a') !== null
      if (link && before.current === overlaysNow()) onLeave()
    },
  }
}
