import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Whether a list is taller than its place, and whether there is more above or below what is seen. */
export function useOverflow(ref: RefObject<HTMLElement | null>, count: number) {
  const [state, setState] = useState({ overflows: false, up: false, down: false })
  useEffect(() => {
    const list = ref.current
    if (list === null) return
    const look = (): void => {
      const { scrollTop, scrollHeight, clientHeight } = list
      const next = {
        overflows: scrollHeight - clientHeight > 2,
        up: scrollTop > 2,
        down: scrollTop + clientHeight < scrollHeight - 2,
      }
      setState((before) =>
        before.overflows === next.overflows && before.up === next.up && before.down === next.down
          ? before
          : next,
      )
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    watch?.observe(list)
    return () => {
      list.removeEventListener('scroll', look)
      watch?.disconnect()
    }
  }, [ref, count])
  const turn = useCallback(
    (way: 1 | -1) => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const list = ref.current
      list?.scrollBy({ top: way * list.clientHeight, behavior: calm ? 'auto' : 'smooth' })
    },
    [ref],
  )
  return { ...state, turn }
}
