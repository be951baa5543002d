import { useEffect, useState, type RefObject } from 'react'
import { watchSight } from './watch-sight.ts'

/** Whether an element can be seen now: in the view, in a page that is in front. What moves rests while it is not. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  const [inFront, setInFront] = useState(true)
  useEffect(() => {
    const look = (): void => setInFront(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => (ref.current === null ? undefined : watchSight(ref.current, setInView)), [ref])
  return inView && inFront
}
