import { useRef, type TouchEvent } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

const pointOf = (event: TouchEvent): Point | undefined => {
  const touch = event.changedTouches[0]
  return touch === undefined ? undefined : { x: touch.clientX, y: touch.clientY }
}

/** Closes by a swipe of `leastPx` or more towards the edge it came from (A9, SHL-22); scrolling is no swipe. */
export function useSwipeAway(away: () => void, leastPx: number) {
  const start = useRef<Point>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = pointOf(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current
      const to = pointOf(event)
      start.current = undefined
      if (from === undefined || to === undefined) return
      const across = to.x - from.x
      if (across >= leastPx && across > 2 * Math.abs(to.y - from.y)) away()
    },
  }
}
