import { whenIdle } from '@site/shared-api'
import { useReducedMotion } from '@site/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Carousel } from './wake-carousel.ts'

/**
 * A strip that scrolls and snaps by itself from the first paint; looping and playing come with the carousel's code,
 * fetched when the page has nothing better to do. Where that fails, the strip stays as it is.
 */
export function useCarousel(count: number, { plays }: { readonly plays: boolean }) {
  const viewport = useRef<HTMLElement>(null)
  const [carousel, setCarousel] = useState<Carousel>()
  const [selected, setSelected] = useState(0)
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const several = count > 1

  useEffect(() => {
    const strip = viewport.current
    if (!several || strip === null) return
    let left = false
    let woken: Carousel | undefined
    const wake = async (): Promise<void> => {
      const { wakeCarousel } = await import(/* webpackChunkName: "wake" */ './wake-carousel.ts')
      if (left) return
      woken = wakeCarousel(strip, setSelected)
      setCarousel(woken)
    }
    const cancel = whenIdle(() => void wake().catch(() => undefined))
    return () => {
      left = true
      cancel()
      woken?.destroy()
      setCarousel(undefined)
    }
  }, [several])

  const playing = plays && several && !paused && !still
  useEffect(() => {
    if (playing) carousel?.play()
    return () => carousel?.stop()
  }, [carousel, playing])

  const step = (by: 1 | -1): void => {
    if (carousel) carousel.step(by, still)
    else viewport.current?.scrollBy({ left: by * viewport.current.clientWidth })
  }
  const toggle = useCallback(() => setPaused((before) => !before), [])
  return {
    viewport,
    selected: Math.min(selected, count - 1),
    /** False while the strip still scrolls by itself: what is selected is not known then. */
    awake: carousel !== undefined,
    playing,
    canPlay: plays && several && !still,
    toggle,
    step,
  }
}
