const PRESS_DELAY_MS = 130 // A9
const LONG_PRESS_MS = 370 // A9
const PRESS_RELEASE_MS = 100 // A9
const TOUCH_SLOP_PX = 20 // A9

/** What a press needs of a pointer event, the browser's own or React's. */
type Pointer = Pick<PointerEvent, 'target' | 'isPrimary' | 'button' | 'clientX' | 'clientY'>

interface Rules {
  /** The element that a press on `target` presses, if any. */
  readonly pressed: (target: EventTarget | null) => HTMLElement | null
  /** Held for 370 ms. */
  readonly onLong?: (element: HTMLElement) => void
}

/**
 * A finger's press on one of many elements, shown as `data-pressed`: after 130 ms, for 100 ms longer than the finger rests,
 * no longer than that once it has moved more than 20 px; held for 370 ms where something is meant by it (A9, SHL-22).
 */
export function createPress({ pressed, onLong }: Rules) {
  let now: { readonly element: HTMLElement; readonly x: number; readonly y: number } | undefined
  let timers: readonly ReturnType<typeof setTimeout>[] = []
  const end = (afterMs: number): void => {
    timers.forEach(clearTimeout)
    const element = now?.element
    now = undefined
    const clear = (): void => element?.removeAttribute('data-pressed')
    if (afterMs === 0) clear()
    else setTimeout(clear, afterMs)
  }
  const self = {
    /** The click that ends a long press or a drag means nothing. */
    swallows: false,
    cancel: (): void => end(0),
    release: (): void => end(PRESS_RELEASE_MS),
    down({ target, isPrimary, button, clientX: x, clientY: y }: Pointer): void {
      end(0)
      self.swallows = false
      const element = isPrimary === false || button !== 0 ? null : pressed(target)
      if (element === null) return
      now = { element, x, y }
      timers = [setTimeout(() => element.setAttribute('data-pressed', ''), PRESS_DELAY_MS)]
      if (onLong === undefined) return
      const long = (): void => {
        self.swallows = true
        self.release()
        onLong(element)
      }
      timers = [...timers, setTimeout(long, LONG_PRESS_MS)]
    },
    move({ clientX, clientY }: Pick<Pointer, 'clientX' | 'clientY'>): void {
      if (now === undefined || Math.hypot(clientX - now.x, clientY - now.y) <= TOUCH_SLOP_PX) return
      self.swallows = true
      self.release()
    },
  }
  return self
}
