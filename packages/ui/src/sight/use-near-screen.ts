import { useEffect, useState, type RefObject } from 'react'
import { watchSight } from './watch-sight.ts'

interface Options {
  /** How far outside the view counts as near: `500px 0px`. */
  readonly ahead: string
  /** Near from the start, on the server too. */
  readonly eager?: boolean
}

/** Whether an element is, or ever was, near the view: what is below the first screen is fetched and drawn then. */
export function useNearScreen(ref: RefObject<Element | null>, { ahead, eager = false }: Options): boolean {
  const [near, setNear] = useState(eager)
  useEffect(() => {
    if (near || ref.current === null) return
    return watchSight(ref.current, (seen) => seen && setNear(true), ahead)
  }, [near, ref, ahead])
  return near
}
