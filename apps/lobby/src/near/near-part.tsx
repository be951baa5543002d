import { LoadFailed, PlaceBoundary } from '@site/shared-api'
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

/** Begins to load this far before the place comes into view. */
const AHEAD = '500px 0px'

interface Props {
  /** The part's own chunk. */
  readonly load: () => Promise<ComponentType>
  /** Holds the place in its final size. */
  readonly skeleton: ReactNode
}

/** Behind a screen full of pictures a file may come too late for the loader's patience; then it is asked for again. */
const TRIES = 3

async function patiently(load: Props['load'], tries: number): Promise<ComponentType> {
  try {
    return await load()
  } catch (error) {
    if (tries <= 1) throw error
    return await patiently(load, tries - 1)
  }
}

const fresh = (load: Props['load']) => lazy(async () => ({ default: await patiently(load, TRIES) }))

/** A part below the first screen: its code and data are fetched when the player comes near; it fails alone. */
export function NearPart({ load, skeleton }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ReturnType<typeof fresh>>()
  useEffect(() => {
    const element = place.current
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        setPart(fresh(load))
        watch.disconnect()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [load])
  return (
    <div ref={place}>
      {Part === undefined ? (
        skeleton
      ) : (
        <PlaceBoundary
          onRetry={() => setPart(fresh(load))}
          onError={() => undefined}
          fallback={(retry) => <LoadFailed retry={retry} />}
        >
          <Suspense fallback={skeleton}>
            <Part />
          </Suspense>
        </PlaceBoundary>
      )}
    </div>
  )
}
