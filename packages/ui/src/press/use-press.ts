import { useEffect, useMemo } from 'react'
import { createPress } from './create-press.ts'

const PRESSABLE = 'a, button, label'

/** The pressed state of everything that can be tapped inside an element (A9, SHL-22): its pointer handlers. */
export function usePress() {
  const press = useMemo(
    () =>
      createPress({
        pressed: (target) => (target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null),
      }),
    [],
  )
  useEffect(() => press.cancel, [press])
  return {
    onPointerDown: press.down,
    onPointerMove: press.move,
    onPointerUp: press.release,
    onPointerCancel: press.cancel,
  }
}
