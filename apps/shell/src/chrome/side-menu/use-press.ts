import { PRESS_DELAY_MS, PRESS_RELEASE_MS, TOUCH_SLOP_PX } from '@site/config'
import { useEffect, useMemo, type PointerEvent } from 'react'

const PRESSABLE = 'a, button, label'

/**
 * The pressed state of everything that can be tapped inside an element, as `data-pressed`: after 130 ms, for 100 ms
 * longer than the finger rests, not at all once it has moved more than 20 px (A9, SHL-22).
 */
export function usePress() {
  const press = useMemo(createPress, [])
  useEffect(() => press.cancel, [press])
  return press.handlers
}

function createPress() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let target: Element | undefined
  let start = { x: 0, y: 0 }
  const cancel = (): void => {
    clearTimeout(timer)
    target?.removeAttribute('data-pressed')
    target = undefined
  }
  return {
    cancel,
    handlers: {
      onPointerDown({ target: tapped, clientX, clientY }: PointerEvent): void {
        cancel()
        const pressed = tapped instanceof Element ? tapped.closest(PRESSABLE) : null
        if (pressed === null) return
        target = pressed
        start = { x: clientX, y: clientY }
        timer = setTimeout(() => pressed.setAttribute('data-pressed', ''), PRESS_DELAY_MS)
      },
      onPointerMove({ clientX, clientY }: PointerEvent): void {
        if (Math.hypot(clientX - start.x, clientY - start.y) > TOUCH_SLOP_PX) cancel()
      },
      onPointerUp(): void {
        clearTimeout(timer)
        timer = setTimeout(cancel, PRESS_RELEASE_MS)
      },
      onPointerCancel: cancel,
    },
  }
}
