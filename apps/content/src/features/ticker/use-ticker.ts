import { TICKER_FPS } from '@site/config'
import { useEffect, useRef, type RefObject } from 'react'

const PIXELS_PER_SECOND = 45
const FIRST_REST_MS = 2_500

/**
 * Moves a line out of its window at the start edge and in again from the end edge, about 30 steps a second (B9),
 * beginning at rest so that the first words can be read. A line that fits its window stays.
 */
export function useTicker(text: string, paused: boolean): RefObject<HTMLSpanElement | null> {
  const line = useRef<HTMLSpanElement>(null)
  const motion = useRef<Animation>(undefined)
  useEffect(() => {
    const node = line.current
    const window = node?.parentElement
    if (node == null || window == null || typeof node.animate !== 'function') return
    const out = node.scrollWidth
    const width = window.clientWidth
    if (out <= width) return
    const seconds = (out + width) / PIXELS_PER_SECOND
    const turn = out / (out + width)
    const steps = (share: number): string => `steps(${Math.max(1, Math.round(seconds * share * TICKER_FPS))})`
    const moved = node.animate(
      [
        { transform: 'translateX(0)', offset: 0, easing: steps(turn) },
        { transform: `translateX(${-out}px)`, offset: turn, easing: 'step-end' },
        { transform: `translateX(${width}px)`, offset: turn, easing: steps(1 - turn) },
        { transform: 'translateX(0)', offset: 1 },
      ],
      { duration: seconds * 1000, iterations: Infinity, delay: FIRST_REST_MS },
    )
    motion.current = moved
    return () => {
      motion.current = undefined
      moved.cancel()
    }
  }, [text])
  useEffect(() => {
    if (paused) motion.current?.pause()
    else motion.current?.play()
  }, [paused, text])
  return line
}
