import { useEffect, useState, type RefObject } from 'react'

/** Whether a place can be seen now: in the view, in a page that is in front. What moves rests while it is not. */
export function useOnScreen(place: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  const [inFront, setInFront] = useState(true)
  useEffect(() => {
    const look = (): void => setInFront(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    const element = place.current
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true))
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return inView && inFront
}
