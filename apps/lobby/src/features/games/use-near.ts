import { useEffect, useRef, useState } from 'react'

/** Begins to draw this far before the place comes into view. */
const AHEAD = '700px 0px'

/** Whether a place is, or ever was, near the view; `true` from the start where `eager`. */
export function useNear(eager: boolean) {
  const ref = useRef<HTMLElement>(null)
  const [near, setNear] = useState(eager)
  useEffect(() => {
    const place = ref.current
    if (near || place === null) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [near])
  return { ref, near }
}
